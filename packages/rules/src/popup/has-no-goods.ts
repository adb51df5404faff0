import { isInStock } from '../catalogue/is-in-stock.ts'
import { isSoldAt } from '../catalogue/is-sold-at.ts'
import type { Product } from '../model/product.ts'

/** Whether the warehouse has nothing left to sell. */
export function hasNoGoods(products: readonly Product[], warehouseId: number | null): boolean {
  return !products.some((product) => isSoldAt(product, warehouseId) && isInStock(product, warehouseId))
}
