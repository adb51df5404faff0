import { stockPool } from '../cart/stock-pool.ts'
import type { Product } from '../model/product.ts'

/** Whether some form of the product can be bought: at the warehouse, or anywhere while none is chosen. */
export function isInStock(product: Product, warehouseId: number | null): boolean {
  if (!product.inStock || !product.available) return false
  if (warehouseId !== null) return isLeftAt(product, warehouseId)
  const counted = product.stock.map((entry) => entry.warehouseId)
  const places = new Set([...product.locations, ...counted])
  return places.size === 0 || [...places].some((place) => isLeftAt(product, place))
}

function isLeftAt(product: Product, warehouseId: number): boolean {
  const forms = product.variations.length > 0 ? product.variations.map((variation) => variation.id) : [null]
  return forms.some((variationId) => stockPool(product, variationId, warehouseId)?.quantity !== 0)
}
