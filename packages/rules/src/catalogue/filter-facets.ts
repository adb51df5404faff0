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
  const badges = new Map<string, { badge: Badge; count: number }>()
  const names = new Map<string, Map<string, { value: string; count: number }>>()
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY

  for (const product of products) {
    const price = cardPrice(product)
    from = Math.min(from, price)
    to = Math.max(to, price)
    const rest = test.price(product) && test.badges(product)
    const unmet = test.unmet(product)

    for (const badge of product.badges) {
      const facet = entry(badges, badge.id, () => ({ badge, count: 0 }))
      if (rest && unmet.length === 0) facet.count += 1
    }
    for (const { name, value } of product.attributes) {
      const values = entry(names, name, () => new Map<string, { value: string; count: number }>())
      const facet = entry(values, value, () => ({ value, count: 0 }))
      // Values of one name widen each other, so a product that misses only this name would come in.
      if (rest && unmet.every((other) => other === name)) facet.count += 1
    }
  }
  return {
    price: products.length > 0 ? { from, to } : null,
    badges: [...badges.values()],
    attributes: [...names]
      .filter(([name]) => name.toLowerCase() !== NO_FILTER)
      .map(([name, values]) => ({ name, values: [...values.values()] })),
  }
}

function entry<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = create()
  map.set(key, made)
  return made
}
