import type { Money } from '../model/money.ts'
import type { Attribute } from '../model/product.ts'

export interface Filter {
  readonly priceFrom: Money | null
  readonly priceTo: Money | null
  readonly attributes: readonly Attribute[]
  /** Badge ids. */
  readonly badges: readonly string[]
}

export const noFilter: Filter = { priceFrom: null, priceTo: null, attributes: [], badges: [] }

/** The number on the filters' button. */
export function filterCount({ priceFrom, priceTo, attributes, badges }: Filter): number {
  const price = priceFrom === null && priceTo === null ? 0 : 1
  return price + badges.length + attributes.length
}
