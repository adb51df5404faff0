import {
  type CartLine,
  countDown,
  countOfWeight,
  countUp,
  firstAddCount,
  isInStock,
  linePrice,
  type Money,
  oldLinePrice,
  type Product,
  tidySupplements,
} from '@samobranka/rules'
import { useState } from 'react'
import type { Choice } from '../cart/index.ts'

export interface ProductOrder {
  readonly choice: Choice
  readonly count: number
  /** What the button says: the line's price by the one rule of it. */
  readonly price: Money
  /** What it cost before a reduction; null without one. */
  readonly oldPrice: Money | null
  /** What a combo is cheaper than its parts. */
  readonly saved: Money
  readonly inStock: boolean
  readonly canDecrease: boolean
  readonly supplementCount: (id: number) => number
  readonly chooseVariation: (id: number) => void
  readonly setSupplement: (id: number, count: number) => void
  readonly increase: () => void
  readonly decrease: () => void
  /** The nearest weight there is, of goods by weight. */
  readonly weigh: (grams: number) => void
}

/** What the customer has chosen in the sheet so far; a line of the cart begins as it was chosen. */
export function useProductOrder(
  product: Product,
  warehouseId: number | null,
  line: CartLine | null = null,
): ProductOrder {
  const [wished, chooseVariation] = useState(line ? line.variationId : (product.variations[0]?.id ?? null))
  // What was chosen may have been stopped since.
  const left = product.variations.some(({ id }) => id === wished) ? wished : product.variations[0]?.id
  const variationId = left ?? wished
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>(() => chosenIn(line, product))
  const [chosenCount, setCount] = useState<number | null>(line?.count ?? null)
  const count = chosenCount ?? firstAddCount(product)
  const supplementCount = (id: number) =>
    changed[id] ?? product.supplements.find((supplement) => supplement.id === id)?.count ?? 0
  // A card does not know every supplement: what the line has stays until the whole dish is here.
  const offered = new Set([...product.supplements, ...(line?.supplements ?? [])].map(({ id }) => id))
  const supplements = tidySupplements([...offered].map((id) => ({ id, count: supplementCount(id) })))
  const choice = { variationId, supplements }
  const down = countDown(count, product)
  return {
    choice,
    count,
    price: linePrice(product, choice, count),
    oldPrice: oldLinePrice(product, choice, count),
    saved: product.combo
      ? linePrice({ ...product, combo: null }, choice, count) - linePrice(product, choice, count)
      : 0,
    inStock: isInStock(product, warehouseId),
    canDecrease: down > 0,
    supplementCount,
    chooseVariation,
    setSupplement: (id, units) => setChanged((before) => ({ ...before, [id]: units })),
    increase: () => setCount(countUp(count, product)),
    decrease: () => down > 0 && setCount(down),
    weigh: (grams) => setCount(countOfWeight(product, variationId, grams)),
  }
}

/** How many of each the line has: those that come with the dish, too, may have been taken out. */
function chosenIn(line: CartLine | null, { supplements }: Product): Record<number, number> {
  if (!line) return {}
  const included = supplements.map(({ id }) => [id, 0] as const)
  return Object.fromEntries([...included, ...line.supplements.map(({ id, count }) => [id, count] as const)])
}
