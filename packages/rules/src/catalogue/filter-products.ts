import type { Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'
import type { Filter } from './filter.ts'

interface FilterTest {
  readonly price: (product: Product) => boolean
  readonly badges: (product: Product) => boolean
  /** Names of chosen attributes of which the product has no chosen value: one value of a name is enough. */
  readonly unmet: (product: Product) => readonly string[]
}

/** The filter's questions, made once and asked of every product. */
function filterTest({ priceFrom, priceTo, badges, attributes }: Filter): FilterTest {
  const least = priceFrom ?? Number.NEGATIVE_INFINITY
  const most = priceTo ?? Number.POSITIVE_INFINITY
  const chosen = new Map<string, Set<string>>()
  for (const { name, value } of attributes) {
    chosen.set(name, (chosen.get(name) ?? new Set<string>()).add(value))
  }
  const names = [...chosen.keys()]
  return {
    price: (product) => cardPrice(product) >= least && cardPrice(product) <= most,
    badges: (product) => badges.every((id) => product.badges.some((badge) => badge.id === id)),
    unmet: (product) =>
      names.filter(
        (name) => !product.attributes.some((own) => own.name === name && chosen.get(name)?.has(own.value)),
      ),
  }
}

export function filterProducts(products: readonly Product[], filter: Filter): readonly Product[] {
  const test = filterTest(filter)
  return products.filter(
    (product) => test.price(product) && test.badges(product) && test.unmet(product).length === 0,
  )
}
