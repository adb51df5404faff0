import type { Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'
import type { Filter } from './filter.ts'

export function matchesFilter(product: Product, filter: Filter): boolean {
  return (
    matchesPrice(product, filter) &&
    matchesBadges(product, filter) &&
    unmetAttributes(product, filter).size === 0
  )
}

export function matchesPrice(product: Product, { priceFrom, priceTo }: Filter): boolean {
  const price = cardPrice(product)
  return (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo)
}

export function matchesBadges(product: Product, { badges }: Filter): boolean {
  return badges.every((id) => product.badges.some((badge) => badge.id === id))
}

/** Names of chosen attributes of which the product has no chosen value: one value of a name is enough. */
export function unmetAttributes(product: Product, { attributes }: Filter): ReadonlySet<string> {
  const unmet = new Set(attributes.map((chosen) => chosen.name))
  for (const { name, value } of product.attributes) {
    if (attributes.some((chosen) => chosen.name === name && chosen.value === value)) unmet.delete(name)
  }
  return unmet
}
