import type { Money } from '../model/money.ts'
import type { Badge, Product } from '../model/product.ts'
import { type Facet, facetIndex } from './facet-index.ts'
import type { Filter } from './filter.ts'

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
  const { facets, prices, carried } = facetIndex(products)
  const counts = new Uint32Array(facets.length)
  const least = filter.priceFrom ?? Number.NEGATIVE_INFINITY
  const most = filter.priceTo ?? Number.POSITIVE_INFINITY
  const chosen = chosenFacets(facets, filter)
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY

  for (const [place, own] of carried.entries()) {
    const price = prices[place] ?? 0
    if (price < from) from = price
    if (price > to) to = price
    if (price < least || price > most) continue
    const unmet = chosen.unmet(own)
    // Values of one name widen each other, so a product that misses only this name would come in by any of them.
    if (unmet === MORE) continue
    for (const facet of own) {
      if (unmet === NOTHING || isNamed(facets[facet], unmet)) counts[facet] = (counts[facet] ?? 0) + 1
    }
  }
  const counted = facets.map((facet, place) => ({ ...facet, count: counts[place] ?? 0 }))
  const names = new Set(counted.filter(({ badge }) => !badge).map(({ name }) => name))
  return {
    price: products.length > 0 ? { from, to } : null,
    badges: counted.flatMap(({ badge, count }) => (badge ? { badge, count } : [])),
    attributes: [...names]
      .filter((name) => name.toLowerCase() !== NO_FILTER)
      .map((name) => ({
        name,
        values: counted.filter((facet) => isNamed(facet, name)).map(({ value, count }) => ({ value, count })),
      })),
  }
}

const isNamed = (facet: Facet | undefined, name: string): boolean =>
  facet?.badge === null && facet.name === name

/** Of a product that has all that was chosen, and of one that misses more than one name. */
const NOTHING = Symbol('nothing')
const MORE = Symbol('more')

function chosenFacets(facets: readonly Facet[], { badges, attributes }: Filter) {
  const names = [...new Set(attributes.map(({ name }) => name))]
  const wanted = new Set(badges)
  const isChosen = facets.map(({ badge, name, value }) =>
    badge ? wanted.has(value) : attributes.some((one) => one.name === name && one.value === value),
  )
  /** The one chosen name of which the product has no chosen value. */
  const unmet = (own: readonly number[]): string | typeof NOTHING | typeof MORE => {
    if (wanted.size === 0 && names.length === 0) return NOTHING
    const met = own.filter((facet) => isChosen[facet]).flatMap((facet) => facets[facet] ?? [])
    if (met.filter(({ badge }) => badge).length < wanted.size) return MORE
    const missed = names.filter((name) => !met.some((facet) => isNamed(facet, name)))
    return missed.length > 1 ? MORE : (missed[0] ?? NOTHING)
  }
  return { unmet }
}
