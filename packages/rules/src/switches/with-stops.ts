import type { Product } from '../model/product.ts'
import { isStopped, type Stops, variationKey } from './stops-of.ts'

/**
 * The dish with what is stopped gone from it, as if nothing were left: whatever asks whether it can be had needs to know
 * nothing of stops. The very same dish where none of it is stopped.
 */
export function withStops(product: Product, stops: Stops | null, warehouseId: number | null): Product {
  if (stops === null) return product
  if (isStopped(product, stops)) return { ...product, inStock: false }
  const gone = product.variations.filter(({ id }) => stops.variations.has(variationKey(product.id, id)))
  const supplements = product.supplements.filter(({ id }) => !stops.supplements.has(id))
  if (gone.length === 0 && supplements.length === product.supplements.length) return product
  const left = { ...product, supplements }
  if (gone.length === 0) return left
  if (gone.length === product.variations.length) return { ...left, inStock: false }
  // Where no kitchen is chosen there is no remainder to speak of.
  if (warehouseId === null) return { ...left, variations: product.variations.filter((one) => !gone.includes(one)) }
  const ids = new Set(gone.map(({ id }) => id))
  const others = product.stock.filter(
    (entry) => entry.warehouseId !== warehouseId || entry.variationId === null || !ids.has(entry.variationId),
  )
  const nothing = gone.map(({ id }) => ({ warehouseId, variationId: id, quantity: 0 }))
  return { ...left, stock: [...others, ...nothing] }
}
