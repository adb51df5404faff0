import type { PricedLine } from '../cart/price-lines.ts'
import type { Coupon } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import { type CartFacts, eligibleLines } from './cart-facts.ts'
import { discountLines } from './discount-lines.ts'

/** What the coupon alone would take off the cart: shown beside it in the list to choose from. */
export function couponWorth(coupon: Coupon, cart: CartFacts): Money {
  const sums = eligibleLines(coupon, cart).map((place) => (cart.lines[place] as PricedLine).subtotal)
  return discountLines(coupon, sums).reduce((sum, discount) => sum + discount, 0)
}
