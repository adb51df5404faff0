import type { Translate } from '@samobranka/dictionary'
import type { Coupon, Money } from '@samobranka/rules'

const HUNDREDTHS = 100
/** The words of the dictionary are about this money alone. */
const ROUBLE = '₽'

/** «Скидка 15%» or «200р», in another currency its own sign: “$5.20”; a gift says itself what it is. */
export function couponLabel(
  { discountType, amount }: Pick<Coupon, 'discountType' | 'amount'>,
  t: Translate,
  money: (sum: Money) => string,
): string {
  if (discountType === 'free_gift') return ''
  const plain = { amount: String(amount / HUNDREDTHS) }
  if (discountType === 'percent') return t('discount.percent', plain)
  const shown = money(amount)
  return shown.endsWith(ROUBLE) && isUnchanged(shown, amount) ? t('discount.fixed', plain) : shown
}

/** Roubles are the other currency of a shop that counts in tenge: its 1,000 are not “1000р”. */
function isUnchanged(shown: string, amount: Money): boolean {
  const digits = Number(shown.replace(/\D/g, ''))
  return digits === amount || digits === Math.round(amount / HUNDREDTHS)
}
