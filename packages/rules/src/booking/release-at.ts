import { addMinutes } from '../schedule/lead-time.ts'
import type { Span } from '../schedule/open-spans.ts'

/** When a table whose guests did not come is free again; `expectedAt` is when they said they would come. */
export function releaseAt(stay: Span, expectedAt: Date | null, releaseMinutes: number): Date {
  const since = expectedAt !== null && expectedAt > stay.from ? expectedAt : stay.from
  const at = addMinutes(since, releaseMinutes)
  return at < stay.to ? at : stay.to
}
