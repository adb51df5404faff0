import type { OrderCard } from '@samobranka/contract'

/** A card as it is shown until the server's own list tells it. */
interface ShownEarly {
  readonly card: OrderCard
  /** null while the call is under way; then the instant of its answer. */
  readonly answeredAt: number | null
}

export type DeedsUnderWay = ReadonlyMap<string, ShownEarly>

/** What was asked for, and when: a list asked for before a deed was answered does not know of it. */
export interface AskedAt {
  readonly askedAt: number
}

/** The order as it is to be shown: by the deed, until a list has been asked for after it. */
export function shownOrder(order: OrderCard, { askedAt }: AskedAt, deeds: DeedsUnderWay): OrderCard {
  const early = deeds.get(order.id)
  return early && (early.answeredAt === null || askedAt <= early.answeredAt) ? early.card : order
}

/** The same of a list, which stays the same list while nothing is under way. */
export function shownOrders(
  orders: readonly OrderCard[],
  asked: AskedAt,
  deeds: DeedsUnderWay,
): readonly OrderCard[] {
  return deeds.size === 0 ? orders : orders.map((order) => shownOrder(order, asked, deeds))
}
