import type { Order } from '@samobranka/contract'

/** An answer that was overtaken on its way must not turn the clock back, and a stranger's view hides nothing again. */
export function newer(known: Order, next: Order): Order {
  if (known.id !== next.id) return next
  if (next.history.length < known.history.length) return known
  return known.key !== null && next.key === null
    ? { ...known, status: next.status, history: next.history }
    : next
}
