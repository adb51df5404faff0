import type { PromoSettings } from '../model/coupon.ts'

/** How a coupon came into the cart: typed, chosen from "my promo codes", or automatic. */
export type CouponKind = 'promo' | 'chosen' | 'auto'

/** Only pairs with an automatic coupon are restricted; the settings name no other. */
export function mayCombine(one: CouponKind, other: CouponKind, settings: PromoSettings): boolean {
  if (one !== 'auto' && other !== 'auto') return true
  if (one === other) return settings.autoCouponsSum
  return one === 'promo' || other === 'promo'
    ? settings.autoCouponsSumWithPromo
    : settings.couponsSumWithAutoCoupons
}
