import type { Product } from '../model/product.ts'

/** A product that names no place is sold everywhere; while no place is chosen everything is. */
export function isSoldAt(product: Product, warehouseId: number | null): boolean {
  return warehouseId === null || product.locations.length === 0 || product.locations.includes(warehouseId)
}
