import type { OrderCard } from '@samobranka/contract'

/** What an event said of an order, and when it came. */
interface Noted {
  readonly isNew: boolean
  readonly at: number
}

export type NotedOrders = ReadonlyMap<string, Noted>

/** What is so old is in every list since. */
const KEPT_MS = 60_000

/**
 * The new orders, by id: those of the list, and what events have said since it was asked for. An order rings before the
 * board has been asked for anew, and falls silent as soon as somebody has taken it anywhere.
 */
export function ringingOrders(
  orders: readonly Pick<OrderCard, 'id' | 'region'>[],
  askedAt: number,
  noted: NotedOrders,
): ReadonlySet<string> {
  const ringing = new Set(orders.filter(({ region }) => region === 'new').map(({ id }) => id))
  for (const [id, { isNew, at }] of noted) {
    if (at < askedAt) continue
    if (isNew) ringing.add(id)
    else ringing.delete(id)
  }
  return ringing
}

/** An event of a board tells of one order, or of all that were placed at once. */
export function noteOrders(
  noted: NotedOrders,
  news: Readonly<Record<string, unknown>>,
  now: number,
): NotedOrders {
  const kept = [...noted].filter(([, { at }]) => at > now - KEPT_MS)
  const others = Array.isArray(news.others) ? news.others : []
  const told = [news, ...others].flatMap((one): [string, Noted][] =>
    typeof one?.id === 'string' ? [[one.id, { isNew: one.isNew === true, at: now }]] : [],
  )
  return new Map([...kept, ...told])
}
