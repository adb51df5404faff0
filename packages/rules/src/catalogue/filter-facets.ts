import type { Money } from '../model/money.ts'
import type { Badge, Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'
import type { Filter } from './filter.ts'
import { filterTest } from './filter-products.ts'

export interface FilterFacets {
  /** Of all the goods, whatever is chosen, so that the slider does not shrink under the thumb. */
  readonly price: { readonly from: Money; readonly to: Money } | null
  readonly badges: readonly { readonly badge: Badge; readonly count: number }[]
  readonly attributes: readonly {
    readonly name: string
    readonly values: readonly { readonly value: string; readonly count: number }[]
  }[]
}

const NO_FILTER = 'contains'

/** Everything that can be chosen, each with the number of goods that choosing it would leave. */
export function filterFacets(products: readonly Product[], filter: Filter): FilterFacets {
  const test = filterTest(filter)
  let price: { from: Money; to: Money } | null = null
  const badges = new Map<string, { badge: Badge; count: number }>()
  const names = new Map<string, Map<string, number>>()

  for (const product of products) {
    const own = cardPrice(product)
    price = price ? { from: Math.min(price.from, own), to: Math.max(price.to, own) } : { from: own, to: own }
    const rest = test.price(product) && test.badges(product)
    const unmet = test.unmet(product)

    for (const badge of product.badges) {
      const facet = badges.get(badge.id) ?? { badge, count: 0 }
      if (rest && unmet.length === 0) facet.count += 1
      badges.set(badge.id, facet)
    }
    for (const { name, value } of product.attributes) {
      if (name.toLowerCase() === NO_FILTER) continue
      const values = names.get(name) ?? new Map<string, number>()
      // Values of one name widen each other, so a product that misses only this name would come in.
      const counts = rest && unmet.every((other) => other === name)
      names.set(name, values.set(value, (values.get(value) ?? 0) + Number(counts)))
    }
  }
  return {
    price,
    badges: [...badges.values()],
    attributes: [...names].map(([name, values]) => ({
      name,
      values: [...values].map(([value, count]) => ({ value, count })),
    })),
  }
}
