import type { KitchenBoard, KitchenTicket } from '@samobranka/contract'

/** What somebody at this device has tapped away: the revision of each ticket, and what was shown of the cancelled. */
export type SeenTickets = Readonly<Record<string, string>>

export interface TicketNews {
  /** By order; it flashes until somebody has seen it. */
  readonly unseen: ReadonlyMap<string, 'new' | 'changed'>
  /** They were on this screen and will not be cooked. */
  readonly cancelled: KitchenBoard['cancelled']
}

const SEEN_CANCELLED = 'cancelled'

export function ticketNews(
  { cancelled }: Pick<KitchenBoard, 'cancelled'>,
  shown: readonly KitchenTicket[],
  seen: SeenTickets,
): TicketNews {
  const unseen = new Map<string, 'new' | 'changed'>()
  for (const { order, revision } of shown) {
    const known = seen[order]
    if (known !== revision) unseen.set(order, known === undefined ? 'new' : 'changed')
  }
  const wasHere = ({ order }: { readonly order: string }) =>
    seen[order] !== undefined && seen[order] !== SEEN_CANCELLED
  return { unseen, cancelled: cancelled.filter(wasHere) }
}

/** On a device that has never shown a kitchen, what is there already is no news. */
export const seenAtFirst = (shown: readonly KitchenTicket[]): SeenTickets =>
  Object.fromEntries(shown.map(({ order, revision }) => [order, revision]))

export const withSeen = (seen: SeenTickets, { order, revision }: KitchenTicket): SeenTickets => ({
  ...seen,
  [order]: revision,
})

export const withCancelledSeen = (seen: SeenTickets, order: string): SeenTickets => ({
  ...seen,
  [order]: SEEN_CANCELLED,
})

/** What the server does not know any more need not be remembered. */
export function stillKnown(seen: SeenTickets, { tickets, cooked, cancelled }: KitchenBoard): SeenTickets {
  const known = new Set([...tickets, ...cooked, ...cancelled].map(({ order }) => order))
  const kept = Object.entries(seen).filter(([order]) => known.has(order))
  return kept.length === Object.keys(seen).length ? seen : Object.fromEntries(kept)
}
