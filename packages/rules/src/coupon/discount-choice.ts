import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'

/** What the discount block of the cart shows. */
export type DiscountChoice =
  | { readonly kind: 'none' }
  /** Taken without asking: the only one, or all where automatic coupons sum. */
  | { readonly kind: 'selected'; readonly couponIds: readonly number[] }
  /** One stands beside a promo code that it may not go with: the customer decides. */
  | { readonly kind: 'offered'; readonly couponId: number; readonly chosen: boolean }
  /** Choose 1 of the offered. */
  | { readonly kind: 'choose'; readonly couponIds: readonly number[]; readonly chosen: number | null }

/**
 * `available` are the automatic coupons that the cart may have; `promo` is whether a typed code counts,
 * one that is refused stands in nobody's way.
 */
export function discountChoice(
  available: readonly Pick<Coupon, 'id'>[],
  { coupons: chosen }: Pick<Cart, 'coupons'>,
  promo: boolean,
  settings: PromoSettings,
): DiscountChoice {
  const couponIds = available.map(({ id }) => id)
  const [only] = couponIds
  if (only === undefined) return { kind: 'none' }
  const besidesPromo = promo && !settings.autoCouponsSumWithPromo
  const taken = couponIds.find((id) => chosen.includes(id)) ?? null
  if (couponIds.length === 1) {
    return besidesPromo
      ? { kind: 'offered', couponId: only, chosen: taken !== null }
      : { kind: 'selected', couponIds }
  }
  return settings.autoCouponsSum && !besidesPromo
    ? { kind: 'selected', couponIds }
    : { kind: 'choose', couponIds, chosen: taken }
}
