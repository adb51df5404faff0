import type { Money } from '@samobranka/rules'
import { useCartView } from '../contents/cart-view-store.ts'

/** What the cart lacks of the minimum where it goes; 0 where nothing is lacking, or nobody knows yet. */
export function useMissingSum(): Money {
  return useCartView(({ view }) => view?.price.delivery.missingToMinimum ?? 0)
}
