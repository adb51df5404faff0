import type { CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'
import { isOrderable } from './is-orderable.ts'
import { tidySupplements } from './line-key.ts'
import { stockPool } from './stock-pool.ts'

interface CorrectedLine {
  readonly line: CartLine
  /** What is left of the line; 0 when other lines took all there is. */
  readonly count: number
}

export interface StockAnswer {
  /** The lines as they can be ordered. */
  readonly lines: readonly CartLine[]
  /** `stock_mismatch`: less of these than was asked for. */
  readonly corrected: readonly CorrectedLine[]
  /** `items_unavailable`: none of these. */
  readonly removed: readonly CartLine[]
}

/**
 * Earlier lines are served first. Stock is counted over all lines of the same goods: two halves of an
 * order, each within the stock, must not sell the last unit twice.
 */
export function limitByStock(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, Product>,
  warehouseId: number | null,
): StockAnswer {
  const left = new Map<string, number>()
  const kept: CartLine[] = []
  const corrected: CorrectedLine[] = []
  const removed: CartLine[] = []
  for (const line of lines) {
    const product = products.get(line.productId)
    const pool = product && stockPool(product, line.variationId, warehouseId)
    if (!product || !isOrderable(product, line, warehouseId) || pool?.quantity === 0) {
      removed.push(line)
      continue
    }
    const fitting = withinLimits(line, product)
    const available = pool ? (left.get(pool.key) ?? pool.quantity) : line.count
    const count = Math.min(line.count, available)
    if (pool) left.set(pool.key, available - count)
    if (count < line.count || fitting !== line) corrected.push({ line, count })
    if (count > 0) kept.push({ ...fitting, count })
  }
  return { lines: kept, corrected, removed }
}

/** The line with no supplement above its limit; the very same line when there is none. */
function withinLimits(line: CartLine, product: Product): CartLine {
  if (line.supplements.length === 0) return line
  const max = new Map(product.supplements.map((supplement) => [supplement.id, supplement.max]))
  const tidy = tidySupplements(line.supplements)
  if (tidy.every(({ id, count }) => count <= (max.get(id) ?? count))) return line
  return {
    ...line,
    supplements: tidy.map(({ id, count }) => ({ id, count: Math.min(count, max.get(id) ?? count) })),
  }
}
