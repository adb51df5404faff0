import type { CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'
import { isPerKg } from './per-kg.ts'

type Lines = readonly Pick<CartLine, 'productId' | 'count'>[]

/** How many things are in the cart: tomatoes are one, however many grams of them there are. */
export function countPieces(lines: Lines, products: ReadonlyMap<number, Product>): number {
  return lines.reduce((pieces, { productId, count }) => {
    const product = products.get(productId)
    return pieces + (product && isPerKg(product) ? 1 : count)
  }, 0)
}
