import type { QuantityRule } from '../model/coupon.ts'
import { type CartFacts, countOf } from './cart-facts.ts'

/** Units to add until every rule holds; a rule counts its list together, an empty list restricts nothing. */
export function missingUnits(
  rules: readonly QuantityRule[],
  index: CartFacts['byProduct'],
  cart: CartFacts,
): number {
  let missing = 0
  for (const { ids, quantity } of rules) {
    if (ids.length > 0) missing += Math.max(0, quantity - countOf(ids, index, cart))
  }
  return missing
}
