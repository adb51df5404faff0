import type { OrderBody } from '@samobranka/contract'
import { parseJson } from '../../../routing/browser-storage.ts'

export const PLACEMENT_KEY = 'samobranka:placement'

/** A tap on "order" whose answer we have not seen. */
interface Sent {
  readonly body: OrderBody
  readonly at: number
}

/**
 * One key until an order is known to exist: whatever is sent under it, by a double tap, another tab or after a
 * reload, the server places at most one order, and says so when it is another one than we meant.
 */
export interface KeptPlacement {
  readonly key: string
  readonly sent: readonly Sent[]
}

/** Tries that are older than this are not repeated by themselves: the customer may have thought better of it. */
const RESUMED_MS = 15 * 60_000
const MOST_SENT = 8

export function readPlacement(text: string | null): KeptPlacement | null {
  const kept = parseJson(text) as Partial<KeptPlacement> | null
  if (typeof kept?.key !== 'string' || kept.key === '') return null
  const sent = Array.isArray(kept.sent) ? kept.sent : []
  return { key: kept.key, sent: sent.filter((one) => one?.body && typeof one.at === 'number') }
}

/** The same wish again is the same try. */
export function withSent(kept: KeptPlacement, body: OrderBody, at: number): KeptPlacement {
  return { key: kept.key, sent: [...without(kept.sent, body), { body, at }].slice(-MOST_SENT) }
}

/** The server has said no to it: it is not waited for any more. */
export function withoutSent(kept: KeptPlacement, body: OrderBody): KeptPlacement {
  return { key: kept.key, sent: without(kept.sent, body) }
}

/** The try that a page which was closed or reloaded takes up again. */
export function toResume(kept: KeptPlacement | null, now: number): OrderBody | null {
  const last = kept?.sent.at(-1)
  return last && now - last.at < RESUMED_MS ? last.body : null
}

function without(sent: readonly Sent[], body: OrderBody): readonly Sent[] {
  const text = JSON.stringify(body)
  return sent.filter((each) => JSON.stringify(each.body) !== text)
}
