import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { type CouponKind, mayCombine } from './may-combine.ts'

/** What the discount block of the cart shows. */
export type DiscountChoice =
  | { readonly kind: 'none' }
  /** Taken without asking: the only one, or all where automatic coupons sum. */
  | { readonly kind: 'selected'; readonly couponIds: readonly number[] }
  /** The only one stands beside a code that it may not go with: the customer decides. */
  | { readonly kind: 'offered'; readonly couponId: number }
  /** Choose 1 of the offered. */
  | { readonly kind: 'choose'; readonly couponIds: readonly number[]; readonly chosen: number | null }

/**
 * `available` are the automatic coupons that the cart may have; `counting` are the kinds of the other coupons that
 * count in it: one that is refused stands in nobody's way.
 */
export function discountChoice(
  available: readonly Pick<Coupon, 'id'>[],
  { coupons }: Pick<Cart, 'coupons'>,
  counting: readonly CouponKind[],
  settings: PromoSettings,
): DiscountChoice {
  const couponIds = available.map(({ id }) => id)
  const [first] = couponIds
  if (first === undefined) return { kind: 'none' }
  const free = counting.every((kind) => mayCombine('auto', kind, settings))
  if (free && (couponIds.length === 1 || settings.autoCouponsSum)) return { kind: 'selected', couponIds }
  if (couponIds.length === 1) return { kind: 'offered', couponId: first }
  return {
    kind: 'choose',
    couponIds,
    chosen: free ? (couponIds.find((id) => coupons.includes(id)) ?? null) : null,
  }
}
