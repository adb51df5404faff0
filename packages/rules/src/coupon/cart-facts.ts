import { categoryLineage } from '../cart/category-lineage.ts'
import type { PricedLine } from '../cart/price-lines.ts'
import type { Category } from '../model/category.ts'
import type { Coupon } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'

/** The cart as coupons look at it, indexed once: a thousand coupons must not walk thirty lines each for every question. */
export interface CartFacts {
  readonly lines: readonly PricedLine[]
  /** Places of lines, by product, and by category with all it lies in. */
  readonly byProduct: ReadonlyMap<number, readonly number[]>
  readonly byCategory: ReadonlyMap<number, readonly number[]>
  readonly everyLine: readonly number[]
  /** The sum of all lines that count towards minimums. */
  readonly countedSum: Money
}

const NOWHERE: readonly number[] = []

export function cartFacts(lines: readonly PricedLine[], categories: readonly Category[]): CartFacts {
  const lineage = categoryLineage(categories)
  const byProduct = new Map<number, number[]>()
  const byCategory = new Map<number, number[]>()
  lines.forEach(({ product }, place) => {
    put(byProduct, product.id, place)
    for (const id of new Set(product.categories.flatMap(lineage.of))) put(byCategory, id, place)
  })
  const everyLine = lines.map((_line, place) => place)
  return { lines, byProduct, byCategory, everyLine, countedSum: countedSum(lines, everyLine) }
}

/** Places of the lines that the coupon applies to, ascending. */
export function eligibleLines(
  { productIds, categoryIds }: Pick<Coupon, 'productIds' | 'categoryIds'>,
  cart: CartFacts,
): readonly number[] {
  if (productIds.length === 0 && categoryIds.length === 0) return cart.everyLine
  if (categoryIds.length === 0) return placesOf(productIds, cart.byProduct, cart)
  if (productIds.length === 0) return placesOf(categoryIds, cart.byCategory, cart)
  return union(
    [placesOf(productIds, cart.byProduct, cart), placesOf(categoryIds, cart.byCategory, cart)],
    cart,
  )
}

/** What the coupon compares with its minimum and maximum. */
export function eligibleSum(coupon: Pick<Coupon, 'productIds' | 'categoryIds'>, cart: CartFacts): Money {
  const places = eligibleLines(coupon, cart)
  return places === cart.everyLine ? cart.countedSum : countedSum(cart.lines, places)
}

/** How many units of the listed things there are, each line counted once. */
export function countOf(ids: readonly number[], index: CartFacts['byProduct'], cart: CartFacts): number {
  let count = 0
  for (const place of placesOf(ids, index, cart)) count += (cart.lines[place] as PricedLine).count
  return count
}

// Most coupons list one thing, whose places are known: only several are worth a set.
function placesOf(ids: readonly number[], index: CartFacts['byProduct'], cart: CartFacts): readonly number[] {
  const places =
    ids.length === 1
      ? index.get(ids[0] as number)
      : union(
          ids.map((id) => index.get(id) ?? NOWHERE),
          cart,
        )
  return places ?? NOWHERE
}

function union(lists: readonly (readonly number[])[], cart: CartFacts): readonly number[] {
  const places = new Set(lists.flat())
  return cart.everyLine.filter((place) => places.has(place))
}

function countedSum(lines: readonly PricedLine[], places: readonly number[]): Money {
  let sum = 0
  for (const place of places) {
    const { product, subtotal } = lines[place] as PricedLine
    if (!product.excludedFromMinimum) sum += subtotal
  }
  return sum
}

function put(index: Map<number, number[]>, id: number, place: number): void {
  const places = index.get(id)
  if (places) places.push(place)
  else index.set(id, [place])
}
