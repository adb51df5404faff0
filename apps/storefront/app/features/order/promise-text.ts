import type { Order } from '@samobranka/contract'
import type { Key, Translate } from '@samobranka/dictionary'
import { ASAP, type Eta, type EtaReason, formatDate, lateEta, localTime, parseDate } from '@samobranka/rules'
import { dayText } from '../../format/day-text.ts'
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
  const expected = expectedOf(order)
  if (!expected || order.status === 'pending') return null
  if (order.status === 'ready') return waitingText(order, t)
  const eta = now ? lateEta(order, expected, now) : expected
  // So late that nobody can say when: the customer is better told so than given another time.
  if (!eta) return { text: t('order.late'), left: null, why: null }
  const why = eta.reason && t(reasons[eta.reason])
  return { text: whenText(order, eta, now, timeZone, t), left: now && remainingText(order, eta, now, t), why }
}

/** «Осталось 25–55 мин» by itself, where there is no room for more; null where nothing is near. */
export function timeLeftText(order: Order, now: Date, t: Translate): string | null {
  const expected = order.status === 'pending' ? null : expectedOf(order)
  const eta = expected && lateEta(order, expected, now)
  return eta && remainingText(order, eta, now, t)
}

function expectedOf({ eta }: Order): Eta | null {
  return eta && { from: new Date(eta.from), to: new Date(eta.to), reason: eta.reason }
}

/** Where there is a long way to go the clock says more than a countdown; what is ready is not waited for. */
const NEAR_MINUTES = 180

function remainingText({ status, deliveryType }: Order, eta: Eta, now: Date, t: Translate): string | null {
  if (status === 'ready' || deliveryType === 'lounge') return null
  const minutesTo = (instant: Date) => Math.ceil((instant.getTime() - now.getTime()) / 60_000)
  const from = minutesTo(eta.from)
  const to = deliveryType === 'local_pickup' && from > 0 ? from : minutesTo(eta.to)
  if (to <= 0 || to > NEAR_MINUTES) return null
  const value = from > 0 && from < to ? `${from}–${to}` : to
  return t('order.timeLeft', { time: t('unit.minute', { value }) })
}

/** What is ready waits for the guest, and a guest at the table waits for nothing. */
function waitingText({ deliveryType }: Order, t: Translate): Promised | null {
  return deliveryType === 'local_pickup' ? { text: t('order.canTake'), left: null, why: null } : null
}

/** An instant that has passed is not named: of an interval that has begun only its end is. */
function whenText(order: Order, eta: Eta, now: Date | null, timeZone: string, t: Translate): string {
  const { deliveryType, takeDate } = order
  const begun = now !== null && eta.from <= now
  const [from, to] = [clockText(eta.from, timeZone), clockText(eta.to, timeZone)]
  if (deliveryType === 'lounge') {
    if (begun) return t('booking.waits')
    const date = parseDate(takeDate ?? '')
    return t('order.tableAt', { date: date ? dayText(date, t) : '', time: from })
  }
  const text =
    deliveryType === 'local_pickup'
      ? t('order.readyAt', { time: begun ? to : from })
      : begun
        ? t('order.eta', { time: to })
        : t('order.etaBetween', { from, to })
  const day = otherDay(order, timeZone, t)
  return day ? `${text}, ${day}` : text
}

/** The day, where it is not that of the order: an order for tomorrow must not read as today's. */
function otherDay({ takeDate, takeTime, createdAt }: Order, timeZone: string, t: Translate): string | null {
  const date = takeTime === ASAP ? null : parseDate(takeDate ?? '')
  const placed = localTime(new Date(createdAt), timeZone)
  return date && formatDate(date) !== formatDate(placed) ? dayText(date, t) : null
}
