import type { Coupon } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import { type CartFacts, eligibleLines } from './cart-facts.ts'
import { takeDiscount } from './take-discount.ts'

/** What the coupon alone would take off the cart: shown beside it in the list to choose from. */
export function couponWorth(coupon: Coupon, cart: CartFacts): Money {
  const sums = cart.lines.map(({ subtotal }) => subtotal)
  return takeDiscount(coupon, sums, eligibleLines(coupon, cart))
}
