import type { Coupon } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import { allocate } from '../money/allocate.ts'
import { percentOf } from '../money/percent-of.ts'

/** What a discount takes off sums that earlier discounts have left; never more than there is. */
export function discountLines(
  { discountType, amount }: Pick<Coupon, 'discountType' | 'amount'>,
  left: readonly Money[],
): Money[] {
  switch (discountType) {
    case 'percent':
      return left.map((sum) => Math.min(sum, percentOf(sum, amount)))
    case 'fixed_cart': {
      const whole = left.reduce((total, sum) => total + sum, 0)
      return allocate(Math.min(whole, amount), left)
    }
    case 'free_gift':
      return left.map(() => 0)
  }
}
