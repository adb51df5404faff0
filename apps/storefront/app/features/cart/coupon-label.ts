import type { Translate } from '@samobranka/dictionary'
import type { Coupon } from '@samobranka/rules'

const HUNDREDTHS = 100

/** «Скидка 15%» or «200р»; a gift says itself what it is. */
export function couponLabel(
  { discountType, amount }: Pick<Coupon, 'discountType' | 'amount'>,
  t: Translate,
): string {
  if (discountType === 'free_gift') return ''
  const plain = String(amount / HUNDREDTHS)
  return t(discountType === 'percent' ? 'discount.percent' : 'discount.fixed', { amount: plain })
}
