import type { Coupon } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import { allocate } from '../money/allocate.ts'
import { percentOf } from '../money/percent-of.ts'

/**
 * Takes a discount off what earlier ones have `left` at these places, and tells how much that is; never more than there
 * is. In place and in plain loops: a thousand coupons ask it of one cart.
 */
export function takeDiscount(
  { discountType, amount }: Pick<Coupon, 'discountType' | 'amount'>,
  left: Money[],
  places: readonly number[],
): Money {
  switch (discountType) {
    case 'percent':
      return takePercent(amount, left, places)
    case 'fixed_cart':
      return takeSum(amount, left, places)
    case 'free_gift':
      return 0
  }
}

function takePercent(percent: number, left: Money[], places: readonly number[]): Money {
  let taken = 0
  for (const place of places) {
    const sum = left[place] as Money
    const discount = Math.min(sum, percentOf(sum, percent))
    left[place] = sum - discount
    taken += discount
  }
  return taken
}

function takeSum(amount: Money, left: Money[], places: readonly number[]): Money {
  const sums = places.map((place) => left[place] as Money)
  let whole = 0
  for (const sum of sums) whole += sum
  const taken = Math.min(whole, amount)
  const parts = allocate(taken, sums)
  for (let index = 0; index < places.length; index += 1)
    left[places[index] as number] = (sums[index] as Money) - (parts[index] as Money)
  return taken
}
