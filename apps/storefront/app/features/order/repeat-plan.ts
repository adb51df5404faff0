import type { PricedLineOfOrder, RepeatAnswer } from '@samobranka/contract'
import {
  type CartLine,
  type Catalogue,
  isOrderable,
  type Money,
  type Product,
  productPath,
  unitPrice,
} from '@samobranka/rules'

export interface GoneLine {
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
  readonly changed: readonly { readonly name: string; readonly was: Money; readonly now: Money }[]
}

export function repeatPlan(answer: RepeatAnswer, catalogue: Catalogue | null): RepeatPlan {
  // What is gone stands in for nothing, whatever the browser's older catalogue says of it.
  const taken = new Set([...answer.lines, ...answer.unavailable].map(({ productId }) => productId))
  return {
    lines: answer.lines,
    changed: answer.changed.map(({ name, was, now }) => ({ name, was, now })),
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

/** The same answer from what the browser knows, for a guest: the server tells it to customers only. */
export function guestRepeat(
  ordered: readonly PricedLineOfOrder[],
  products: ReadonlyMap<number, Product>,
  warehouseId: number,
): RepeatAnswer {
  const wishes = ordered
    .filter(({ gift }) => !gift)
    .map(({ productId, variationId, supplements, count, name, unitPrice: was }) => ({
      line: {
        productId,
        variationId,
        count,
        supplements: supplements.map(({ id, count: units }) => ({ id, count: units })),
      },
      name,
      was,
    }))
  const product = (line: CartLine) => products.get(line.productId)
  const had = wishes.filter(({ line }) => {
    const found = product(line)
    return found?.inStock && isOrderable(found, line, warehouseId)
  })
  return {
    lines: had.map(({ line }) => line),
    unavailable: wishes
      .filter((wish) => !had.includes(wish))
      .map(({ line: { productId, variationId, count }, name }) => ({
        productId,
        variationId,
        count,
        name,
        reason: products.has(productId) ? 'out_of_stock' : 'not_found',
      })),
    changed: had.flatMap(({ line, name, was }) => {
      const found = product(line)
      const now = found ? unitPrice(found, line) : was
      const { productId, variationId, count } = line
      return now === was ? [] : [{ productId, variationId, count, name, was, now }]
    }),
  }
}
