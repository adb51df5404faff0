import type { OrderCard } from '@samobranka/contract'

/** calm: there is time · soon: it runs out · late: the promise is broken. */
export type Urgency = 'calm' | 'soon' | 'late'

export interface OrderAge {
  /**
   * Until the first minute promised; 0 from then to the last; below zero since it. null: nothing was promised, or all is
   * done.
   */
  readonly minutesLeft: number | null
  /** Since it was placed. */
  readonly minutesOld: number
  readonly urgency: Urgency
}

type Card = Pick<
  OrderCard,
  'region' | 'createdAt' | 'promisedFrom' | 'promisedTo' | 'startsAt' | 'acceptance'
>

const MINUTE = 60_000
/** A guest who has waited so long for an answer calls. */
const NEW_SOON = 1
const NEW_LATE = 2
/** How long before the promise it is time to look. */
const SOON = 10

/** How old the order is and how it stands against its promise, by the server's clock. */
export function orderAge(card: Card, now: number): OrderAge {
  const minutesOld = Math.max(0, Math.floor((now - Date.parse(card.createdAt)) / MINUTE))
  const minutesLeft = minutesUntil(card, now)
  return { minutesLeft, minutesOld, urgency: urgency(card.region, minutesLeft, minutesOld) }
}

function minutesUntil({ region, promisedFrom, promisedTo }: Card, now: number): number | null {
  if (promisedTo === null || region === 'finished' || region === 'unpaid') return null
  const untilFirst = (Date.parse(promisedFrom ?? promisedTo) - now) / MINUTE
  // The last minute is still one; the first minute after the promise is one too late.
  if (untilFirst > 0) return Math.ceil(untilFirst)
  return Math.min(0, Math.floor((Date.parse(promisedTo) - now) / MINUTE))
}

function urgency(region: Card['region'], left: number | null, old: number): Urgency {
  if (region === 'new' && old >= NEW_LATE) return 'late'
  if (region === 'new' && old >= NEW_SOON) return 'soon'
  if (left === null) return 'calm'
  if (left < 0) return 'late'
  return left <= SOON ? 'soon' : 'calm'
}
