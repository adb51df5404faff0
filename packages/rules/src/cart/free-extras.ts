import type { CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'
import type { CategoryLineage } from './category-lineage.ts'
import { lineKey } from './line-key.ts'
import { linePrice } from './unit-price.ts'

interface Allowance {
  readonly key: string
  readonly limit: number
}

interface Candidate {
  readonly index: number
  readonly key: string
  readonly price: number
  readonly count: number
}

/**
 * How many units of each line are free, line by line. A limit is shared by all lines under it, and the
 * cheapest units are the free ones.
 */
export function freeExtras(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, Product>,
  categories: CategoryLineage,
): number[] {
  const free = lines.map(() => 0)
  const pools = new Map<string, { limit: number; candidates: Candidate[] }>()
  lines.forEach((line, index) => {
    const product = products.get(line.productId)
    const allowance = product && allowanceOf(product, categories)
    if (!allowance) return
    const pool = pools.get(allowance.key) ?? { limit: allowance.limit, candidates: [] }
    pool.candidates.push({ index, key: lineKey(line), price: linePrice(product, line, 1), count: line.count })
    pools.set(allowance.key, pool)
  })
  for (const { limit, candidates } of pools.values()) {
    let left = limit
    for (const { index, count } of candidates.sort(cheapestFirst)) {
      free[index] = Math.min(left, count)
      left -= Math.min(left, count)
    }
  }
  return free
}

/** How many units of the product come free; shared with others of its category where the limit is the category's. */
export function freeLimitOf(product: Product, categories: CategoryLineage): number {
  return allowanceOf(product, categories)?.limit ?? 0
}

function allowanceOf(product: Product, categories: CategoryLineage): Allowance | null {
  for (const id of product.categories) {
    const category = categories.extrasOf(id)
    if (!category) continue
    return product.freeLimit > 0
      ? { key: `product ${product.id}`, limit: product.freeLimit }
      : { key: `category ${category.id}`, limit: category.freeLimit }
  }
  return null
}

// Equal prices go by the line's key, so that the order of the lines never changes who is free.
function cheapestFirst(a: Candidate, b: Candidate): number {
  return a.price - b.price || (a.key < b.key ? -1 : 1)
}
