import type { Money } from '@samobranka/rules'
import { useCartView } from './cart-view-store.ts'
import { usePricedCart } from './use-priced-cart.ts'

/** What will be paid, the same wherever it is said; null while a line's product is not known yet. */
export function useCartSum(): Money | null {
  const { sum } = usePricedCart()
  return useCartView(({ view }) => view?.price.totals.total ?? sum)
}
