import type { Product } from '../model/product.ts'

export interface StockPool {
  /** Lines with the same key draw from the same remainder. */
  readonly key: string
  /** Whose remainder it is; null for the product's own. */
  readonly variationId: number | null
  readonly quantity: number
}

/** The counted remainder that the goods draw from; null where they are not counted. */
export function stockPool(
  product: Pick<Product, 'id' | 'stock'>,
  variationId: number | null,
  warehouseId: number | null,
): StockPool | null {
  const here = product.stock.filter((entry) => entry.warehouseId === warehouseId)
  // A variation without a remainder of its own shares the product's.
  const entry =
    here.find((each) => each.variationId === variationId) ?? here.find((each) => each.variationId === null)
  if (!entry) return null
  const { variationId: owner, quantity } = entry
  return { key: `${product.id}/${owner ?? ''}`, variationId: owner, quantity: Math.max(0, quantity) }
}
