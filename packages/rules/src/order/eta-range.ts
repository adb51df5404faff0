import type { OrderStatus } from '../model/order.ts'
import type { Span } from '../schedule/open-spans.ts'
import { isFinal } from './is-final.ts'

export const ETA_REASONS = ['paid_later', 'kitchen', 'courier'] as const
export type EtaReason = (typeof ETA_REASONS)[number]

export interface Eta extends Span {
  /** Why it is not what was promised; null while it is. */
  readonly reason: EtaReason | null
}

/** How many minutes each step takes, as it was counted at placing. */
export interface RoadMinutes {
  readonly cooking: number
  readonly way: number
}

interface ExpectedOrder {
  readonly status: OrderStatus
  readonly isAsap: boolean
  /** The oldest first. */
  readonly history: readonly { readonly status: OrderStatus; readonly at: Date }[]
  /** null for an order of before it was kept. */
  readonly road: RoadMinutes | null
}

const MINUTE_MS = 60_000
const NOTICED_MS = 5 * MINUTE_MS

/** When the order is expected: as promised, sooner by what of its road is behind, or as much later as its money came. */
export function etaRange(order: ExpectedOrder, promised: Span, now: Date): Eta | null {
  const { status, isAsap, history } = order
  if (isFinal(status)) return null
  const waited = isAsap ? waitedForMoney(history) : 0
  if (waited < NOTICED_MS) return { reason: null, ...nearer(order, promised, now) }
  const later = (instant: Date) => new Date(instant.getTime() + waited)
  const moved = { from: later(promised.from), to: later(promised.to) }
  return { ...nearer(order, moved, now), reason: 'paid_later' }
}

/** The further it is, the better it is known: how wide the interval is, in minutes. */
const WIDTHS: Partial<Record<OrderStatus, number>> = { cooking: 20, courier: 10 }

/** The promise, cut to what the step that was begun leaves of it; an estimate that has passed gives way to the promise. */
function nearer({ status, isAsap, history, road }: ExpectedOrder, promised: Span, now: Date): Span {
  const width = WIDTHS[status]
  const begun = history.findLast((change) => change.status === status)?.at
  if (width === undefined || !begun || !road) return promised
  const left = status === 'cooking' ? road.cooking + road.way : road.way
  const soonest = begun.getTime() + left * MINUTE_MS
  const from = isAsap ? Math.min(promised.from.getTime(), soonest) : promised.from.getTime()
  const to = Math.min(promised.to.getTime(), Math.max(soonest, from) + width * MINUTE_MS)
  return now.getTime() < to ? { from: new Date(from), to: new Date(to) } : promised
}

function waitedForMoney(history: ExpectedOrder['history']): number {
  const placed = history[0]
  const accepted = history.find(({ status }) => status === 'accepted')
  return placed && accepted ? accepted.at.getTime() - placed.at.getTime() : 0
}
