import type { Product } from '../model/product.ts'
import { firstAddCount, MAX_COUNT, type Steps } from './line-count.ts'

/** Units that the price of kg goods is for. */
export const PRICE_UNIT = 1000

const KILOGRAM = new Set(['kg', 'кг'])

type Weighed = Pick<Product, 'portionSize' | 'variations'>

export function isPerKg(product: Pick<Product, 'measureUnit'>): boolean {
  return KILOGRAM.has(product.measureUnit.trim().toLowerCase())
}

/**
 * Grams in one portion, of the chosen variation where that has its own; kg goods without a portion are sold by the
 * kilogram, for a portion of 0 would be a gift.
 */
export function portionOf({ portionSize, variations }: Weighed, variationId: number | null): number {
  const own = variations.find(({ id }) => id === variationId)?.portionSize ?? 0
  if (own > 0) return own
  return portionSize > 0 ? portionSize : PRICE_UNIT
}

/** Grams in the line. */
export function lineWeight(product: Weighed, variationId: number | null, count: number): number {
  return portionOf(product, variationId) * count
}

/** How many portions come nearest to a weight that was asked for; one that is too small becomes the least there is. */
export function countOfWeight(product: Weighed & Steps, variationId: number | null, grams: number): number {
  const count = Math.round(grams / portionOf(product, variationId))
  return Math.min(MAX_COUNT, Math.max(firstAddCount(product), count))
}
