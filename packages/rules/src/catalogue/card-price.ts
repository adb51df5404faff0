import { linePrice } from '../cart/unit-price.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'

const known = new WeakMap<Product, Money>()

/**
 * The price on the card: one unit or portion, without supplements, of the cheapest variation. Filters and
 * sorting ask it for every product at every touch, so it is counted once.
 */
export function cardPrice(product: Product): Money {
  const price = known.get(product)
  if (price !== undefined) return price
  const forms = product.variations.length > 0 ? product.variations.map((variation) => variation.id) : [null]
  const prices = forms.map((variationId) => linePrice(product, { variationId, supplements: [] }, 1))
  const least = Math.min(...prices)
  known.set(product, least)
  return least
}
