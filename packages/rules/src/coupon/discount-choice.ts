import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { type CouponKind, mayCombine } from './may-combine.ts'

/** What the discount block of the cart shows; `besides` are the coupons that count and may not go with automatic ones. */
export type DiscountChoice =
  | { readonly kind: 'none' }
  /** Taken without asking: the only one, or all where automatic coupons sum. */
  | { readonly kind: 'selected'; readonly couponIds: readonly number[] }
  /** The only one stands beside a code that it may not go with: the customer decides. */
  | { readonly kind: 'offered'; readonly couponId: number; readonly besides: readonly number[] }
  /** Choose 1 of the offered; `chosen` is what the customer chose himself. */
  | {
      readonly kind: 'choose'
      readonly couponIds: readonly number[]
      readonly besides: readonly number[]
      readonly chosen: number | null
    }

interface CountingCoupon {
  readonly id: number | null
  readonly kind: CouponKind
}

/**
 * `available` are the automatic coupons that the cart may have; `counting` are the other coupons that count in it: one
 * that is refused stands in nobody's way.
 */
export function discountChoice(
  available: readonly Pick<Coupon, 'id'>[],
  { coupons, picked }: Pick<Cart, 'coupons' | 'picked'>,
  counting: readonly CountingCoupon[],
  settings: PromoSettings,
): DiscountChoice {
  const couponIds = available.map(({ id }) => id)
  const [first] = couponIds
  if (first === undefined) return { kind: 'none' }
  const besides = counting.flatMap(({ id, kind }) =>
    id === null || mayCombine('auto', kind, settings) ? [] : [id],
  )
  const free = besides.length === 0
  if (free && (couponIds.length === 1 || settings.autoCouponsSum)) return { kind: 'selected', couponIds }
  if (couponIds.length === 1) return { kind: 'offered', couponId: first, besides }
  const standing = free ? couponIds.filter((id) => coupons.includes(id)) : besides
  return { kind: 'choose', couponIds, besides, chosen: standing.find((id) => picked.includes(id)) ?? null }
}
