import type { Circumstances, CouponCustomer } from '../coupon/coupon-context.ts'
import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import type { ReferralTerms } from '../model/loyalty.ts'
import type { Money } from '../model/money.ts'
import type { DeliveryTerms } from '../model/place.ts'

/** What is known about the person; null stands for a visitor. */
export interface CustomerFacts extends CouponCustomer {
  /** Without what is held by open orders. */
  readonly bonusBalance: Money
  /** The friend's discount that waits for a first order; null when no code was given. */
  readonly referral: ReferralTerms | null
}

/** `none` for pickup and tables; `unknown` where nobody could tell, which is not the same as free. */
export type DeliveryInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'terms'; readonly terms: DeliveryTerms }

export interface PriceInput extends Omit<Circumstances, 'customer'> {
  readonly cart: Omit<Cart, 'picked'>
  readonly coupons: readonly Coupon[]
  readonly promo: PromoSettings
  readonly customer: CustomerFacts | null
  readonly delivery: DeliveryInput
  readonly express: boolean
  /** The share of the discounted lines that bonuses may pay, in hundredths of a percent. */
  readonly percentMax: number
}
