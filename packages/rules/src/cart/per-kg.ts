import type { Product } from '../model/product.ts'

/** Units that the price of kg goods is for. */
export const PRICE_UNIT = 1000

const KILOGRAM = new Set(['kg', 'кг'])

export function isPerKg(product: Pick<Product, 'measureUnit'>): boolean {
  return KILOGRAM.has(product.measureUnit.trim().toLowerCase())
}

/** Grams in one portion; kg goods without a portion are sold by the kilogram, for a portion of 0 would be a gift. */
export function portionOf(product: Pick<Product, 'portionSize'>): number {
  return product.portionSize > 0 ? product.portionSize : PRICE_UNIT
}

/** Grams in the line. */
export function lineWeight(product: Pick<Product, 'portionSize'>, count: number): number {
  return portionOf(product) * count
}
