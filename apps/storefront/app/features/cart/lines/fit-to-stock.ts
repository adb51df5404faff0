import type { StockOfItem } from '@samobranka/contract'
import { type CartLine, limitByStock, type Product } from '@samobranka/rules'
import type { CartNotice } from '../contents/notice-store.ts'

export interface Fitted {
  readonly lines: readonly CartLine[]
  readonly notices: readonly CartNotice[]
}

/** What of the lines can be had at the kitchen; the very same list when all of it can. */
export function fitToStock(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, Product>,
  warehouseId: number | null,
  /** What goods are called that the kitchen does not know. */
  unknownName: (productId: number) => string | undefined = () => undefined,
): Fitted {
  const answer = limitByStock(lines, products, warehouseId)
  const nameOf = ({ productId }: CartLine) => products.get(productId)?.name ?? unknownName(productId)
  const named = (some: readonly CartLine[]) => [...new Set(some.flatMap((line) => nameOf(line) ?? []))]
  const less = answer.corrected.map(({ line }) => line)
  if (answer.removed.length + less.length === 0) return { lines, notices: [] }
  return {
    lines: answer.lines,
    notices: [
      ...(answer.removed.length > 0 ? [{ kind: 'gone' as const, names: named(answer.removed) }] : []),
      ...(less.length > 0 ? [{ kind: 'less' as const, names: named(less) }] : []),
    ],
  }
}

/** The goods with the remainders that the server has just counted. */
export function withStock(
  products: ReadonlyMap<number, Product>,
  stocks: readonly StockOfItem[],
  warehouseId: number | null,
): ReadonlyMap<number, Product> {
  if (warehouseId === null || stocks.length === 0) return products
  const counted = new Map(products)
  for (const { productId, variationId, quantity } of stocks) {
    const product = counted.get(productId)
    if (!product) continue
    const others = product.stock.filter(
      (entry) => entry.warehouseId !== warehouseId || entry.variationId !== variationId,
    )
    counted.set(productId, { ...product, stock: [...others, { warehouseId, variationId, quantity }] })
  }
  return counted
}
