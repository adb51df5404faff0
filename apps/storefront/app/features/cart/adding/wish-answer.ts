import { isInStock, isOrderable, isSoldAt, type Product, stockPool } from '@samobranka/rules'
import type { Choice } from '../contents/cart-store.ts'

export type WishAnswer = 'add' | 'notHere' | 'outOfStock'

/** Whether the dish can be had at the kitchen that has just been chosen, just as it was asked for. */
export function wishAnswer(product: Product | null, choice: Choice, warehouseId: number): WishAnswer {
  if (!product || !isSoldAt(product, warehouseId)) return 'notHere'
  const left = stockPool(product, choice.variationId, warehouseId)?.quantity
  if (left === 0 || !isInStock(product, warehouseId)) return 'outOfStock'
  return isOrderable(product, choice, warehouseId) ? 'add' : 'notHere'
}
