import type { Product } from '../model/product.ts'

interface GoesWithInput {
  readonly bought: readonly number[]
  /** Those in sight. */
  readonly products: ReadonlyMap<number, Product>
  /** What real orders held together, by product. */
  readonly together: ReadonlyMap<number, readonly number[]>
  readonly fits: (product: Product) => boolean
  readonly most: number
}

/**
 * What to offer to a cart: what the operator says goes with its goods, what was bought with them, and, where neither
 * speaks, what the operator says goes with their neighbours. Nothing is offered only because it is cheap or at hand.
 */
export function goesWith({ bought, products, together, fits, most }: GoesWithInput): Product[] {
  const inCart = new Set(bought)
  const picked = new Map<number, Product>()
  const take = (lists: readonly (readonly number[])[]) => {
    for (const id of inTurn(lists)) {
      const product = products.get(id)
      if (picked.size === most) return
      if (product && !inCart.has(id) && !picked.has(id) && fits(product)) picked.set(id, product)
    }
  }
  const goods = bought.flatMap((id) => products.get(id) ?? [])
  take(goods.map(({ relatedIds }) => relatedIds))
  take(bought.map((id) => together.get(id) ?? []))
  if (picked.size === 0) take(goods.map((product) => relatedOfNeighbours(product, products)))
  return [...picked.values()]
}

/** The first of each, then the second of each: one dish with a long list must not silence the others. */
function* inTurn(lists: readonly (readonly number[])[]): Generator<number> {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let place = 0; place < longest; place += 1)
    for (const list of lists) {
      const id = list[place]
      if (id !== undefined) yield id
    }
}

/** The goods related to those of the same category, the most often named first. */
function relatedOfNeighbours(product: Product, products: ReadonlyMap<number, Product>): number[] {
  const own = new Set(product.categories)
  const named = new Map<number, number>()
  for (const neighbour of products.values()) {
    if (neighbour.id === product.id || !neighbour.categories.some((id) => own.has(id))) continue
    for (const id of neighbour.relatedIds) named.set(id, (named.get(id) ?? 0) + 1)
  }
  return [...named].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b).map(([id]) => id)
}
