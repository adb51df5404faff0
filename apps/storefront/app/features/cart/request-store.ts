import { type CartLine, firstAddCount, type Product } from '@samobranka/rules'
import { create } from 'zustand'
import type { Choice } from './cart-store.ts'

/** What is asked for in a shop that takes requests instead of orders. */
export const useRequest = create<{ readonly line: CartLine | null; readonly name: string }>(() => ({
  line: null,
  name: '',
}))

export function askFor(product: Product, choice: Choice, count = firstAddCount(product)): void {
  useRequest.setState({ line: { productId: product.id, ...choice, count }, name: product.name })
}
