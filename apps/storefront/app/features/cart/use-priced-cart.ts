import { type Money, type PricedLine, priceLines } from '@samobranka/rules'
import { useMemo } from 'react'
import { useShelf } from '../shelf/index.ts'
import { useCart } from './cart-store.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Pieces in the cart, portions of kg goods among them. */
  readonly count: number
  /** null while a line's product is not known yet: a sum without it would be wrong. */
  readonly sum: Money | null
}

export function usePricedCart(): PricedCart {
  const kept = useCart((state) => state.cart.lines)
  const products = useShelf((shelf) => shelf.products)
  const categories = useShelf((shelf) => shelf.categories)
  const whole = useShelf((shelf) => shelf.catalogue !== null)
  return useMemo(() => {
    const lines = priceLines(kept, products, categories)
    const known = whole || lines.length === kept.length
    return {
      lines,
      count: kept.reduce((count, line) => count + line.count, 0),
      sum: known ? lines.reduce((sum, line) => sum + line.subtotal, 0) : null,
    }
  }, [kept, products, categories, whole])
}
