import type { Order } from '@samobranka/contract'
import type { Key, Translate } from '@samobranka/dictionary'
import { ASAP, type Eta, type EtaReason, formatDate, lateEta, localTime, parseDate } from '@samobranka/rules'
import { dayText } from '../../lib/day-text.ts'
import { clockText } from './clock-text.ts'

export interface Promised {
  readonly text: string
  /** «Осталось 25–55 мин», on the way to something near. */
  readonly left: string | null
  /** Why it is later than it was said. */
  readonly why: string | null
}

const reasons: Readonly<Record<EtaReason, Key>> = {
  paid_later: 'order.movedPaid',
  kitchen: 'order.movedKitchen',
  courier: 'order.movedCourier',
}

/** When it will be there; null when there is nothing to wait for. Without the clock, what was promised. */
export function promiseText(order: Order, now: Date | null, timeZone: string, t: Translate): Promised | null {
  if (!order.eta || order.status === 'pending') return null
  const { from, to, reason } = order.eta
  const expected = { from: new Date(from), to: new Date(to), reason }
  const eta = now ? lateEta(order, expected, now) : expected
  // So late that nobody can say when: the customer is better told so than given another time.
  if (!eta) return { text: t('order.late'), left: null, why: null }
  const text = whenText(order, clockText(eta.from, timeZone), clockText(eta.to, timeZone), t)
  const why = eta.reason && t(reasons[eta.reason])
  const day = order.deliveryType === 'lounge' ? null : otherDay(order, timeZone, t)
  return { text: day ? `${text}, ${day}` : text, left: now && remainingText(order, eta, now, t), why }
}

/** Where there is a long way to go the clock says more than a countdown; what is ready is not waited for. */
const NEAR_MINUTES = 180

function remainingText({ status, deliveryType }: Order, eta: Eta, now: Date, t: Translate): string | null {
  if (status === 'ready' || deliveryType === 'lounge') return null
  const minutesTo = (instant: Date) => Math.ceil((instant.getTime() - now.getTime()) / 60_000)
  const from = minutesTo(eta.from)
  const to = deliveryType === 'local_pickup' ? from : minutesTo(eta.to)
  if (to <= 0 || to > NEAR_MINUTES) return null
  const value = from > 0 && from < to ? `${from}–${to}` : to
  return t('order.timeLeft', { time: t('unit.minute', { value }) })
}

function whenText({ deliveryType, takeDate }: Order, from: string, to: string, t: Translate): string {
  if (deliveryType === 'local_pickup') return t('order.readyAt', { time: from })
  if (deliveryType !== 'lounge') return t('order.etaBetween', { from, to })
  const date = parseDate(takeDate ?? '')
  return t('order.tableAt', { date: date ? dayText(date, t) : '', time: from })
}

/** The day, where it is not that of the order: an order for tomorrow must not read as today's. */
function otherDay({ takeDate, takeTime, createdAt }: Order, timeZone: string, t: Translate): string | null {
  const date = takeTime === ASAP ? null : parseDate(takeDate ?? '')
  const placed = localTime(new Date(createdAt), timeZone)
  return date && formatDate(date) !== formatDate(placed) ? dayText(date, t) : null
}
