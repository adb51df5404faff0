import type { Cart, CartLine } from '../model/cart.ts'
import type { Product } from '../model/product.ts'
import { countDown, countUp, firstAddCount, MAX_COUNT } from './line-count.ts'
import { type LineChoice, lineKey, tidySupplements } from './line-key.ts'

const DEFAULT_PEOPLE_COUNT = 1

export const EMPTY_CART: Cart = {
  lines: [],
  coupons: [],
  picked: [],
  promocode: null,
  gifts: [],
  bonuses: 0,
  tips: 0,
  peopleCount: DEFAULT_PEOPLE_COUNT,
}

/**
 * A new line with the count that was asked for, or else the first-add count; of the line that is there so many more, or
 * else one step more.
 */
export function addLine(
  cart: Cart,
  product: Product,
  choice: Omit<LineChoice, 'productId'>,
  count?: number,
): Cart {
  const line: CartLine = {
    productId: product.id,
    variationId: choice.variationId,
    supplements: tidySupplements(choice.supplements),
    count: Math.max(firstAddCount(product), count ?? 0),
  }
  const key = lineKey(line)
  const present = cart.lines.find((one) => lineKey(one) === key)
  if (present && count !== undefined)
    return setLineCount(cart, key, Math.min(MAX_COUNT, present.count + count))
  if (present) return incrementLine(cart, product, key)
  return { ...cart, lines: [...cart.lines, line] }
}

export function incrementLine(cart: Cart, product: Product, key: string): Cart {
  return withCount(cart, key, (count) => countUp(count, product))
}

export function decrementLine(cart: Cart, product: Product, key: string): Cart {
  return withCount(cart, key, (count) => countDown(count, product))
}

/** On the product's step or off it. */
export function setLineCount(cart: Cart, key: string, count: number): Cart {
  return withCount(cart, key, () => count)
}

export function removeLine(cart: Cart, key: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => lineKey(line) !== key) }
}

/** Everything the customer chose goes; how many people eat stays. */
export function clearCart(cart: Cart): Cart {
  return { ...EMPTY_CART, peopleCount: cart.peopleCount }
}

/** One line of each kind, in the order they first came: two halves of one line must meet their stock together. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>()
  for (const line of lines) {
    const key = lineKey(line)
    const count = Math.min(MAX_COUNT, (merged.get(key)?.count ?? 0) + line.count)
    merged.set(key, { ...line, supplements: tidySupplements(line.supplements), count })
  }
  return [...merged.values()]
}

function withCount(cart: Cart, key: string, change: (count: number) => number): Cart {
  const lines = cart.lines
    .map((line) => (lineKey(line) === key ? { ...line, count: change(line.count) } : line))
    .filter(({ count }) => count > 0)
  return { ...cart, lines }
}
