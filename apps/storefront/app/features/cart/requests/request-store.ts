import { type CartLine, firstAddCount, type Product } from '@samobranka/rules'
import { create } from 'zustand'
import type { Choice } from '../contents/cart-store.ts'

/** What is asked for in a shop that takes requests instead of orders. */
export const useRequest = create<{ readonly line: CartLine | null; readonly name: string }>(() => ({
  line: null,
  name: '',
}))

export function askFor(product: Product, choice: Choice, count = firstAddCount(product)): void {
  useRequest.setState({ line: { productId: product.id, ...choice, count }, name: wishText(product, choice) })
}

/** Which size and with what, so that the visitor sees what he will be called about. */
function wishText(product: Product, { variationId, supplements }: Choice): string {
  const variation = product.variations.find(({ id }) => id === variationId)?.name
  const added = supplements.flatMap(({ id, count }) => {
    const name = product.supplements.find((one) => one.id === id)?.name
    return name ? (count > 1 ? `${name} × ${count}` : name) : []
  })
  return [product.name, variation, ...added].filter(Boolean).join(', ')
}
