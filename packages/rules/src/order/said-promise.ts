import { addMinutes } from '../schedule/lead-time.ts'
import type { Span } from '../schedule/open-spans.ts'

/** Somebody who looks at the kitchen knows it better than the settings do: the interval is shorter. */
const SAID_WIDTH_MINUTES = 10

/** What the guest is promised when the kitchen says how many minutes it needs, and the way comes after it. */
export function saidPromise(minutes: number, wayMinutes: number, now: Date): Span {
  const from = addMinutes(now, minutes + wayMinutes)
  return { from, to: addMinutes(from, SAID_WIDTH_MINUTES) }
}
