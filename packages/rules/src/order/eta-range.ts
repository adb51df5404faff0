import type { OrderStatus } from '../model/order.ts'
import type { Span } from '../schedule/open-spans.ts'
import { isFinal } from './is-final.ts'

export const ETA_REASONS = ['paid_later', 'kitchen', 'courier'] as const
export type EtaReason = (typeof ETA_REASONS)[number]

export interface Eta extends Span {
  /** Why it is not what was promised; null while it is. */
  readonly reason: EtaReason | null
}

export interface ExpectedOrder {
  readonly status: OrderStatus
  readonly isAsap: boolean
  /** The oldest first. */
  readonly history: readonly { readonly status: OrderStatus; readonly at: Date }[]
}

const NOTICED_MS = 5 * 60_000

/** When the order is expected: as promised, or as much later as its money came; null when nothing is expected. */
export function etaRange({ status, isAsap, history }: ExpectedOrder, promised: Span): Eta | null {
  if (isFinal(status)) return null
  const waited = isAsap ? waitedForMoney(history) : 0
  if (waited < NOTICED_MS) return { reason: null, ...promised }
  const later = (instant: Date) => new Date(instant.getTime() + waited)
  return { from: later(promised.from), to: later(promised.to), reason: 'paid_later' }
}

function waitedForMoney(history: ExpectedOrder['history']): number {
  const placed = history[0]
  const accepted = history.find(({ status }) => status === 'accepted')
  return placed && accepted ? accepted.at.getTime() - placed.at.getTime() : 0
}
