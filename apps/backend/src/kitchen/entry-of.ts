import { kitchenEntry, type OrderStatus } from '@samobranka/rules'
import type { KitchenOrder } from './kitchen-order.ts'

/** An order that is in the kitchen, or will be. */
export interface Entered {
  readonly known: KitchenOrder
  readonly at: Date
  /** It has left; what is made again of it is all there is to cook. */
  readonly isAgainOnly: boolean
}

/** Since when the order is its kitchen's; null where there is nothing of it to cook. */
export function entryOf(known: KitchenOrder): Entered | null {
  const at = firstEntry(known)
  if (at !== null) return { known, at, isAgainOnly: false }
  const again = known.remakes.find(({ done_at }) => done_at === null)
  if (!again || known.order.status === 'cancelled') return null
  return { known, at: new Date(again.at), isAgainOnly: true }
}

function firstEntry({ order, lines, work, ticket }: KitchenOrder): Date | null {
  if (lines.length === 0 || work.kitchen_ready_at !== null || ticket.cooked_at !== null) return null
  return kitchenEntry({
    status: order.status as OrderStatus,
    acceptedAt: work.accepted_at === null ? null : new Date(work.accepted_at),
    startsAt: work.starts_at === null ? null : new Date(work.starts_at),
  })
}

/** The same of an order that was cooked, or is over: since when it was its kitchen's. */
export const asCooked = (known: KitchenOrder): Entered => ({
  known,
  at: new Date(known.work.starts_at ?? known.work.accepted_at ?? known.order.created_at),
  isAgainOnly: false,
})
