import {
  type CartLine,
  type Category,
  countPieces,
  type Money,
  type PricedLine,
  type Product,
  priceLines,
} from '@samobranka/rules'
import { useMemo } from 'react'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { useCart } from './cart-store.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Things in the cart; goods by weight are one, however much of them. */
  readonly count: number
  /** null while a line's product is not known yet: a sum without it would be wrong. */
  readonly sum: Money | null
}

export function usePricedCart(): PricedCart {
  return usePriced(useCart((state) => state.cart.lines))
}

const NO_PRODUCTS: ReadonlyMap<number, Product> = new Map()
const NO_CATEGORIES: readonly Category[] = []

export function usePriced(kept: readonly CartLine[]): PricedCart {
  // An empty cart does not follow the store: a page that hydrates puts row after row there.
  const asks = kept.length > 0
  const products = useCatalogueStore((store) => (asks ? store.products : NO_PRODUCTS))
  const categories = useCatalogueStore((store) => (asks ? store.categories : NO_CATEGORIES))
  const whole = useCatalogueStore((store) => asks && store.catalogue !== null)
  return useMemo(() => priced({ kept, products, categories, whole }), [kept, products, categories, whole])
}

interface CartGoods {
  readonly kept: readonly CartLine[]
  readonly products: ReadonlyMap<number, Product>
  readonly categories: readonly Category[]
  readonly whole: boolean
}

const PARTS = ['kept', 'products', 'categories', 'whole'] as const

let last: { readonly goods: CartGoods; readonly answer: PricedCart } | null = null

/** The button, the panel and the column ask for the same at the same tap. */
function priced(goods: CartGoods): PricedCart {
  const { kept, products, categories, whole } = goods
  if (last && PARTS.every((part) => last?.goods[part] === goods[part])) return last.answer
  const lines = asBefore(priceLines(kept, products, categories), last?.answer.lines ?? [])
  const answer = {
    lines,
    count: countPieces(kept, products),
    sum: whole || lines.length === kept.length ? lines.reduce((sum, line) => sum + line.subtotal, 0) : null,
  }
  last = { goods, answer }
  return answer
}

/** A line that says the same stays the same object: of twenty rows only the one that was tapped is drawn again. */
export function asBefore(lines: readonly PricedLine[], before: readonly PricedLine[]): PricedLine[] {
  const known = new Map(before.map((line) => [line.key, line]))
  return lines.map((line) => {
    const old = known.get(line.key)
    const same = old?.product === line.product && old.count === line.count && old.freeCount === line.freeCount
    return same ? old : line
  })
}
