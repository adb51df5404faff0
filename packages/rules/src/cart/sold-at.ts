import type { CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'

/** Whether the dish as chosen can be bought at the warehouse at all; while none is chosen, anywhere counts. */
export function isSoldAt(
  product: Pick<Product, 'available' | 'inStock' | 'locations' | 'variations' | 'supplements'>,
  choice: Pick<CartLine, 'variationId' | 'supplements'>,
  warehouseId: number | null,
): boolean {
  return (
    product.available &&
    product.inStock &&
    (warehouseId === null || product.locations.length === 0 || product.locations.includes(warehouseId)) &&
    (choice.variationId === null || product.variations.some(({ id }) => id === choice.variationId)) &&
    choice.supplements.every((chosen) => product.supplements.some(({ id }) => id === chosen.id))
  )
}
