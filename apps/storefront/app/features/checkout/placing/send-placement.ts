import type { Answer, OrderBody, PlacedOrder, Refusal } from '@samobranka/contract'

export type Outcome =
  | { readonly kind: 'placed'; readonly placed: PlacedOrder }
  /** An earlier try of ours, with another body, has become an order. */
  | { readonly kind: 'placedBefore'; readonly placed: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nobody answered for a long time; the key is kept. */
  | { readonly kind: 'unreachable' }

export interface Sending {
  readonly send: (body: OrderBody) => Promise<Answer<PlacedOrder>>
  /** Waits before the next try; shortened when the network comes back. */
  readonly pause: (ms: number) => Promise<void>
  readonly onRetry: () => void
  /** Earlier tries under the same key whose answers were lost. */
  readonly earlier: readonly OrderBody[]
  readonly onRefused: (body: OrderBody) => void
}

/** About four minutes in all: a server that restarts is back by then. */
const PAUSES = [400, 800, 1500, ...Array.from({ length: 110 }, () => 2000)]

/** Sends until somebody answers. The key is the same in every try, so a lost answer cannot become a second order. */
export async function sendPlacement(body: OrderBody, sending: Sending): Promise<Outcome> {
  const answer = await insist(body, sending)
  if (answer === null) return { kind: 'unreachable' }
  if (answer.ok) return { kind: 'placed', placed: answer.value }
  if (answer.refusal.code !== 'idempotency_conflict') {
    sending.onRefused(body)
    return { kind: 'refused', refusal: answer.refusal }
  }
  const before = await findEarlier(body, sending)
  return before ? { kind: 'placedBefore', placed: before } : { kind: 'refused', refusal: answer.refusal }
}

async function insist(body: OrderBody, sending: Sending): Promise<Answer<PlacedOrder> | null> {
  for (const pause of [0, ...PAUSES]) {
    if (pause > 0) {
      sending.onRetry()
      await sending.pause(pause)
    }
    const answer = await sending.send(body).catch(() => null)
    if (answer && !isFault(answer)) return answer
  }
  return null
}

async function findEarlier(body: OrderBody, sending: Sending): Promise<PlacedOrder | null> {
  for (const earlier of sending.earlier) {
    if (earlier === body) continue
    const answer = await insist(earlier, sending)
    if (answer?.ok) return answer.value
  }
  return null
}

/** The server, or something before it, is not well; that is no answer to the order. */
function isFault(answer: Answer<PlacedOrder>): boolean {
  if (answer.ok) return false
  const { status, code } = answer.refusal
  // Waiting does not help a visitor who has as many orders as he may: his phone does.
  if (code === 'too_many_orders') return false
  return status >= 500 || status === 429 || status === 408
}
