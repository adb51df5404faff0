import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'
import type { LineChoice } from './line-key.ts'
import { linePrice } from './unit-price.ts'

type Choice = Omit<LineChoice, 'productId'>

/** What the line cost before the reduction of its goods; null where it costs no less now. */
export function oldLinePrice(product: Product, choice: Choice, count: number): Money | null {
  const variation = product.variations.find(({ id }) => id === choice.variationId)
  const regular = (variation ?? product).regularPrice
  if (regular === null) return null
  const before = {
    ...product,
    price: regular,
    variations: variation ? [{ ...variation, price: regular }] : [],
  }
  const old = linePrice(before, choice, count)
  return old > linePrice(product, choice, count) ? old : null
}
