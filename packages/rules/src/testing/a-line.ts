import type { CartLine } from '../model/cart.ts'

export function aLine(over: Partial<CartLine> = {}): CartLine {
  return { productId: 1, variationId: null, supplements: [], count: 1, ...over }
}
