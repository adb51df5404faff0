const KEY = 'samobranka:basket'

/** What the last order of this browser held: its page is not asked for to say so. */
interface LastBasket {
  readonly orderId: string
  readonly products: readonly number[]
}

export function keepLastBasket(orderId: string, products: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ orderId, products: [...new Set(products)] }))
  } catch {
    // A browser that keeps nothing: the order can be repeated from its page.
  }
}

/** Its goods; none where another order came last. */
export function goodsOfOrder(orderId: string): readonly number[] {
  try {
    const kept: Partial<LastBasket> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return kept?.orderId === orderId && Array.isArray(kept.products) ? kept.products : []
  } catch {
    return []
  }
}
