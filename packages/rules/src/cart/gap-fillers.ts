import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'
import { firstAddCount } from './line-count.ts'
import { linePrice } from './unit-price.ts'

const MOST_OF_A_KIND = 2

/**
 * Goods that bring an order to its minimum: one tap of each is enough, the cheapest first and never a whole row of one
 * category; where too few are, the dearest of the others.
 */
export function gapFillers(candidates: readonly Product[], missing: Money, most: number): readonly Product[] {
  const priced = candidates
    .filter(({ excludedFromMinimum, variations }) => !excludedFromMinimum && variations.length === 0)
    .map((product) => ({ product, price: firstPrice(product) }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price || a.product.id - b.product.id)
  const enough = varied(priced.filter(({ price }) => price >= missing).map(({ product }) => product))
  const others = varied(
    priced
      .filter(({ price }) => price < missing)
      .map(({ product }) => product)
      .toReversed(),
  )
  return [...enough, ...others].slice(0, most)
}

/** What the first tap costs. */
function firstPrice(product: Product): Money {
  const supplements = product.supplements.filter(({ count }) => count > 0)
  return linePrice(product, { variationId: null, supplements }, firstAddCount(product))
}

function varied(products: readonly Product[]): readonly Product[] {
  const taken = new Map<number | undefined, number>()
  return products.filter(({ categories: [kind] }) => {
    const count = (taken.get(kind) ?? 0) + 1
    taken.set(kind, count)
    return count <= MOST_OF_A_KIND
  })
}
