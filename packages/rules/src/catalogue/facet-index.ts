import type { Money } from '../model/money.ts'
import type { Badge, Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'

/** Something that can be ticked: a badge, or a value of an attribute. */
export interface Facet {
  readonly badge: Badge | null
  /** The attribute's name; a badge has none. */
  readonly name: string
  readonly value: string
}

/** What each of the goods costs and carries, in numbers: a tick counts ten thousand of them within a frame. */
interface FacetIndex {
  readonly facets: readonly Facet[]
  readonly prices: readonly Money[]
  /** Of each product the places in `facets`, each once. */
  readonly carried: readonly (readonly number[])[]
}

const built = new WeakMap<readonly Product[], FacetIndex>()

export function facetIndex(products: readonly Product[]): FacetIndex {
  const known = built.get(products)
  if (known) return known
  const facets: Facet[] = []
  const places = new Map<string, Map<string, number>>()
  const placeOf = (group: string, key: string, facet: () => Facet): number => {
    const inGroup = places.get(group) ?? new Map<string, number>()
    places.set(group, inGroup)
    const place = inGroup.get(key) ?? facets.push(facet()) - 1
    inGroup.set(key, place)
    return place
  }
  const carried = products.map(({ badges, attributes }) => {
    const own = new Set<number>()
    for (const badge of badges)
      own.add(placeOf('badges', badge.id, () => ({ badge, name: '', value: badge.id })))
    for (const { name, value } of attributes)
      own.add(placeOf(`named ${name}`, value, () => ({ badge: null, name, value })))
    return [...own]
  })
  const index = { facets, prices: products.map(cardPrice), carried }
  built.set(products, index)
  return index
}
