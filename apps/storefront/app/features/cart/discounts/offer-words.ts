import type { Translate } from '@samobranka/dictionary'
import type { Money } from '@samobranka/rules'
import { couponLabel } from './coupon-label.ts'
import type { OfferCard } from './discount-question.ts'

type ToName = Pick<OfferCard, 'coupon' | 'gift'>

/** The gift, else the coupon by its name. */
export function offerName({ coupon, gift }: ToName): string {
  return gift?.name ?? couponName({ coupon })
}

export function couponName({ coupon }: Pick<OfferCard, 'coupon'>): string {
  return coupon.name || coupon.description || coupon.code
}

/** «Скидка 15% · −310 ₽»; of a gift, what it costs, and what it saves. */
export function offerWorth(
  { coupon, gift, worth }: Pick<OfferCard, 'coupon' | 'gift' | 'worth'>,
  t: Translate,
  money: (sum: Money) => string,
): readonly string[] {
  if (gift === null) return [`${couponLabel(coupon, t, money)} · −${money(worth)}`]
  const price = coupon.amount > 0 ? t('cart.giftPrice', { sum: money(coupon.amount) }) : t('cart.gift')
  return worth > 0 ? [price, t('discount.saved', { sum: money(worth) })] : [price]
}
