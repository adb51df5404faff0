import type { RepeatAnswer } from '@samobranka/contract'
import { type CartLine, type Catalogue, type Money, type Product, productPath } from '@samobranka/rules'

interface GoneLine {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly reason: string
  /** Something of the same kind that can be had; null when there is nothing like it. */
  readonly instead: CartLine | null
}

/** What repeating an order would bring into the cart. */
export interface RepeatPlan {
  readonly lines: readonly CartLine[]
  readonly gone: readonly GoneLine[]
  readonly changed: readonly Change<Money>[]
  /** Another weight, another size. */
  readonly reportioned: readonly Change<string>[]
}

interface Change<T> {
  readonly name: string
  readonly was: T
  readonly now: T
}

export function repeatPlan(answer: RepeatAnswer, catalogue: Catalogue | null): RepeatPlan {
  // What is gone stands in for nothing, whatever the browser's older catalogue says of it.
  const taken = new Set([...answer.lines, ...answer.unavailable].map(({ productId }) => productId))
  return {
    lines: answer.lines,
    changed: answer.changed,
    reportioned: answer.reportioned,
    gone: answer.unavailable.map(({ productId, variationId, name, count, reason }) => {
      const instead = catalogue && replacementOf(productId, catalogue, taken)
      if (instead) taken.add(instead.id)
      return {
        key: `${productId}/${variationId}`,
        name,
        count,
        reason,
        instead: instead && plainLine(instead, count),
      }
    }),
  }
}

/** The nearest in price of the same category that is there. */
function replacementOf(id: number, catalogue: Catalogue, taken: ReadonlySet<number>): Product | null {
  const gone = catalogue.products.find((product) => product.id === id)
  if (!gone) return null
  const home = new Set(gone.categories)
  const distance = (product: Product) => Math.abs(product.price - gone.price)
  const [nearest] = catalogue.products
    .filter(
      (product) =>
        product.id !== id &&
        product.inStock &&
        product.available &&
        !taken.has(product.id) &&
        product.categories.some((category) => home.has(category)) &&
        productPath(product, catalogue) !== null,
    )
    .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
  return nearest ?? null
}

function plainLine({ id, variations }: Product, count: number): CartLine {
  return { productId: id, variationId: variations[0]?.id ?? null, supplements: [], count }
}
