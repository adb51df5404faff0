import type { Product } from '@samobranka/rules'
import type { Choice } from '../../cart/index.ts'

/** The dish as it comes: no variation chosen, the supplements that belong to it from the start. */
export function plainChoice(product: Pick<Product, 'supplements'>): Choice {
  return {
    variationId: null,
    supplements: product.supplements.filter(({ count }) => count > 0).map(({ id, count }) => ({ id, count })),
  }
}
