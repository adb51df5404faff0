import { firstAddCount } from '../cart/line-count.ts'
import { isPerKg } from '../cart/per-kg.ts'
import { linePrice } from '../cart/unit-price.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'

const known = new WeakMap<Product, Money>()

/**
 * The price on the card: one unit, or the weight that the first tap adds, without supplements, of the cheapest
 * variation. Filters and * sorting ask it for every product at every touch, so it is counted once.
 */
export function cardPrice(product: Product): Money {
  const price = known.get(product)
  if (price !== undefined) return price
  const least = leastPrice(product)
  known.set(product, least)
  return least
}

function leastPrice(product: Product): Money {
  const { variations, priceMultiplier, combo } = product
  // Most goods cost what is written on them; exact arithmetic for ten thousand of those would be seen on a phone.
  if (variations.length === 0 && priceMultiplier === 1 && combo === null && !isPerKg(product)) {
    return product.price
  }
  const forms = variations.length > 0 ? variations.map(({ id }) => id) : [null]
  const count = isPerKg(product) ? firstAddCount(product) : 1
  return Math.min(...forms.map((variationId) => linePrice(product, { variationId, supplements: [] }, count)))
}
