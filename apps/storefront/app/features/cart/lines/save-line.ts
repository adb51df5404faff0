import { type CartLine, replaceLine } from '@samobranka/rules'
import { changeCart, useCart } from '../contents/cart-store.ts'

/** The same dish chosen anew: another size, other supplements, another count. */
export function saveLine(key: string, line: CartLine): void {
  changeCart({ lines: replaceLine(useCart.getState().cart, key, line).lines })
}
