import type { Product } from '../model/product.ts'
import { isStopped, type Stops, variationKey } from './stops-of.ts'

/**
 * The dish with what is stopped gone from it: whatever asks whether it can be had needs to know nothing of stops. What is
 * counted of it stays as it is. The very same dish where none of it is stopped.
 */
export function withStops(product: Product, stops: Stops | null): Product {
  if (stops === null) return product
  if (isStopped(product, stops)) return { ...product, inStock: false }
  const variations = product.variations.filter(
    ({ id }) => !stops.variations.has(variationKey(product.id, id)),
  )
  const supplements = product.supplements.filter(({ id }) => !stops.supplements.has(id))
  if (variations.length === product.variations.length && supplements.length === product.supplements.length)
    return product
  // Without any of its variations it would be sold as if it had never had one.
  if (variations.length === 0 && product.variations.length > 0) return { ...product, inStock: false }
  return { ...product, variations, supplements }
}
