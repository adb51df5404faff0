import type { Cart, CartLine } from '../model/cart.ts'
import { mergeLines } from './change-cart.ts'
import { lineKey } from './line-key.ts'

/** The line as it was chosen anew stands where it stood; where its like is in the cart already, the two are one. */
export function replaceLine(cart: Cart, key: string, line: CartLine): Cart {
  if (!cart.lines.some((present) => lineKey(present) === key)) return cart
  return {
    ...cart,
    lines: mergeLines(cart.lines.map((present) => (lineKey(present) === key ? line : present))),
  }
}
