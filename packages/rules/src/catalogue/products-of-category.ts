import type { Catalogue } from '../model/catalogue.ts'
import type { Product } from '../model/product.ts'
import { withDescendants } from './with-descendants.ts'

interface GoodsByCategory {
  /** Places in the catalogue's list, by the category a product itself names. */
  readonly places: ReadonlyMap<number, readonly number[]>
  readonly answered: Map<number, readonly Product[]>
}

const built = new WeakMap<Catalogue, GoodsByCategory>()

/**
 * The goods of a category and of everything below it, in the published order. Looked up, not looked for: a page asks
 * for each of its categories, and a walk over ten thousand products for each would be felt. The same list each time.
 */
export function productsOfCategory(id: number, catalogue: Catalogue): readonly Product[] {
  const { places, answered } = goodsByCategory(catalogue)
  const known = answered.get(id)
  if (known) return known
  const below = [...withDescendants([id], catalogue.categories)]
  const found = new Set(below.flatMap((category) => places.get(category) ?? []))
  const ordered = below.length > 1 ? Uint32Array.from(found).sort() : found
  const goods = [...ordered].flatMap((place) => catalogue.products[place] ?? [])
  answered.set(id, goods)
  return goods
}

function goodsByCategory(catalogue: Catalogue): GoodsByCategory {
  const known = built.get(catalogue)
  if (known) return known
  const places = new Map<number, number[]>()
  for (const [place, { categories }] of catalogue.products.entries()) {
    for (const category of categories) {
      const listed = places.get(category)
      if (listed) listed.push(place)
      else places.set(category, [place])
    }
  }
  const goods = { places, answered: new Map<number, readonly Product[]>() }
  built.set(catalogue, goods)
  return goods
}
