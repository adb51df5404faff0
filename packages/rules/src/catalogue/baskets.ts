/** What one order held: each product once. */
export type Basket = readonly number[]

/** Below it, chance or one hungry guest speaks. */
const LEAST_ORDERS = 2
const LEAST_PAIRS = 3

/** A banquet of a thousand lines would be paired with itself. */
const MOST_OF_BASKET = 40

/** What most orders held, the most wanted first. */
export function popularGoods(baskets: readonly Basket[], most: number): number[] {
  return [...countGoods(baskets)]
    .filter(([, orders]) => orders >= LEAST_ORDERS)
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
    .slice(0, most)
    .map(([id]) => id)
}

/**
 * What is bought together more often than chance would have it: water stands in every second order, and says nothing
 * of what it goes with.
 */
export function boughtTogether(
  baskets: readonly Basket[],
  most: number,
): ReadonlyMap<number, readonly number[]> {
  const orders = countGoods(baskets)
  const pairs = countPairs(baskets)
  const together = new Map<number, readonly number[]>()
  for (const [id, others] of pairs) {
    const own = orders.get(id) ?? 0
    const closeness = (other: number, both: number) => both / Math.sqrt(own * (orders.get(other) ?? 1))
    const close = [...others]
      .filter(([, both]) => both >= LEAST_PAIRS)
      .filter(([other, both]) => both * baskets.length > own * (orders.get(other) ?? 0))
      .sort(([a, withA], [b, withB]) => closeness(b, withB) - closeness(a, withA) || a - b)
      .slice(0, most)
      .map(([other]) => other)
    if (close.length > 0) together.set(id, close)
  }
  return together
}

function countGoods(baskets: readonly Basket[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const basket of baskets) for (const id of new Set(basket)) count(counts, id)
  return counts
}

function countPairs(baskets: readonly Basket[]): Map<number, Map<number, number>> {
  const pairs = new Map<number, Map<number, number>>()
  for (const basket of baskets) {
    const goods = [...new Set(basket)].slice(0, MOST_OF_BASKET)
    for (const one of goods) {
      const others = pairs.get(one) ?? new Map<number, number>()
      pairs.set(one, others)
      for (const other of goods) if (other !== one) count(others, other)
    }
  }
  return pairs
}

function count(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}
