import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { availableAutoCoupons } from './available-auto-coupons.ts'
import { isEligible } from './check-coupon.ts'
import { unchooseCoupons } from './choose-coupon.ts'
import type { CouponContext } from './coupon-context.ts'
import { type DiscountChoice, discountChoice } from './discount-choice.ts'
import { findByCode } from './find-by-code.ts'

export interface RevisedChoices {
  readonly cart: Cart
  /** Coupons that the cart may not have any more. */
  readonly deselected: readonly number[]
  readonly available: readonly Coupon[]
  readonly choice: DiscountChoice
}

/**
 * After any change of the cart: lets go of what is no longer eligible, takes what needs no choice. A typed code
 * stays, refused or not: the customer sees why and it may count again.
 */
export function reviseChoices(
  cart: Cart,
  coupons: readonly Coupon[],
  context: CouponContext,
  settings: PromoSettings,
): RevisedChoices {
  const named = new Set(cart.coupons)
  const eligible = new Set(
    coupons.filter((coupon) => named.has(coupon.id) && isEligible(coupon, context)).map(({ id }) => id),
  )
  const deselected = cart.coupons.filter((id) => !eligible.has(id))
  const kept = deselected.length > 0 ? unchooseCoupons(cart, deselected) : cart
  const available = availableAutoCoupons(coupons, context)
  const typed = findByCode(coupons, cart.promocode ?? '', context.customer)
  const choice = discountChoice(available, kept, typed !== null && isEligible(typed, context), settings)
  const added = choice.kind === 'selected' ? choice.couponIds.filter((id) => !named.has(id)) : []
  return {
    cart: added.length > 0 ? { ...kept, coupons: [...kept.coupons, ...added] } : kept,
    deselected,
    available,
    choice,
  }
}
