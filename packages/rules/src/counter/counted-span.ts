import type { Span } from '../schedule/open-spans.ts'

/** When the day before and this one were closed; null while they are not. */
interface DayCloses {
  readonly before: Date | null
  readonly own: Date | null
}

/**
 * What a close of the day counts. A day that was closed before its end leaves the rest to the next one: whatever comes
 * after the signature is counted there, once.
 */
export function countedSpan(day: Span, { before, own }: DayCloses): Span {
  const from = before !== null && before < day.from ? before : day.from
  const to = own !== null && own < day.to ? own : day.to
  return { from, to }
}
