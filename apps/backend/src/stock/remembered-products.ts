import type { Product } from '@samobranka/rules'

const seen = new WeakMap<Product, Map<number, Product>>()

/** Keeps what was seen of published goods at a warehouse, until they are published anew. */
export function rememberProduct(published: Product, warehouseId: number, counted: Product): void {
  const places = seen.get(published) ?? new Map<number, Product>()
  seen.set(published, places.set(warehouseId, counted))
}

/**
 * The goods with the remainders that were seen last; null when one of them was never looked at. Good enough to try an
 * order by, for the database itself has the last word on what is left; never to refuse one.
 */
export function rememberedProducts(
  published: readonly Product[],
  warehouseId: number,
): ReadonlyMap<number, Product> | null {
  const products = new Map<number, Product>()
  for (const product of published) {
    const counted = seen.get(product)?.get(warehouseId)
    if (!counted) return null
    products.set(product.id, counted)
  }
  return products
}
