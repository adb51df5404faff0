import { isSoldAt } from '../catalogue/is-sold-at.ts'
import type { CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'

/** Whether the dish as it was chosen can be ordered at the warehouse at all, stock aside. */
export function isOrderable(
  product: Product,
  choice: Pick<CartLine, 'variationId' | 'supplements'>,
  warehouseId: number | null,
): boolean {
  return (
    product.available &&
    product.inStock &&
    isSoldAt(product, warehouseId) &&
    (choice.variationId === null || product.variations.some(({ id }) => id === choice.variationId)) &&
    choice.supplements.every((chosen) => product.supplements.some(({ id }) => id === chosen.id))
  )
}
