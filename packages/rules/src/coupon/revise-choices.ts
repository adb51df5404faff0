import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { availableAutoCoupons } from './available-auto-coupons.ts'
import { isEligible } from './check-coupon.ts'
import { unchooseCoupons } from './choose-coupon.ts'
import type { CouponContext } from './coupon-context.ts'
import { type DiscountChoice, discountChoice } from './discount-choice.ts'
import { namedCoupons } from './named-coupons.ts'

export interface RevisedChoices {
  readonly cart: Cart
  /** Coupons that the cart may not have any more. */
  readonly deselected: readonly number[]
  /** The automatic coupons that it may have. */
  readonly available: readonly Coupon[]
  readonly choice: DiscountChoice
}

/**
 * After any change of the cart: lets go of what is no longer eligible, takes what needs no choice. A typed code
 * stays, refused or not: the customer sees why, and it may count again.
 */
export function reviseChoices(
  cart: Cart,
  coupons: readonly Coupon[],
  context: CouponContext,
  settings: PromoSettings,
): RevisedChoices {
  const counting = namedCoupons(cart, coupons, context.customer).filter(
    ({ coupon }) => coupon !== null && isEligible(coupon, context),
  )
  const eligible = new Set(counting.map(({ id }) => id))
  const deselected = cart.coupons.filter((id) => !eligible.has(id))
  const kept = unchooseCoupons(cart, deselected)
  const available = availableAutoCoupons(coupons, context).filter(({ id }) => !isTyped(id, counting))
  const others = counting.filter(({ kind }) => kind !== 'auto')
  const choice = discountChoice(available, kept, others, settings)
  const added = choice.kind === 'selected' ? choice.couponIds.filter((id) => !kept.coupons.includes(id)) : []
  // The very same cart when nothing moved: a new one would be revised again, and again.
  const same = deselected.length === 0 && added.length === 0
  const revised = same ? cart : { ...kept, coupons: [...kept.coupons, ...added] }
  return { cart: revised, deselected, available, choice }
}

/** A coupon whose code was typed is not offered a second time. */
function isTyped(id: number, counting: ReturnType<typeof namedCoupons>): boolean {
  return counting.some((named) => named.kind === 'promo' && named.id === id)
}
