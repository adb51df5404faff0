import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'

const KEY = 'samobranka:basket'

/** What the last order of this browser held: its page is not asked for to say so. */
interface LastBasket {
  readonly orderId: string
  readonly products: readonly number[]
}

export function keepLastBasket(orderId: string, products: readonly number[]): void {
  writeKept(KEY, JSON.stringify({ orderId, products: [...new Set(products)] }))
}

/** Its goods; none where another order came last. */
export function goodsOfOrder(orderId: string): readonly number[] {
  const kept = parseJson(readKept(KEY)) as Partial<LastBasket> | null
  return kept?.orderId === orderId && Array.isArray(kept.products) ? kept.products : []
}
