import type { WorkTime } from '../model/place.ts'
import { addDays, dayNumber } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { openSpans } from './open-spans.ts'

/** How much of the time between two instants the kitchen was open, in milliseconds. */
export function openTime(workTime: WorkTime, from: Date, to: Date): number {
  if (to <= from) return 0
  // A shift that began the day before may still run.
  const first = addDays(localTime(from, workTime.timeZone), -1)
  const days = dayNumber(localTime(to, workTime.timeZone)) - dayNumber(first) + 1
  let open = 0
  for (const span of openSpans(workTime, first, days)) {
    const begins = Math.max(span.from.getTime(), from.getTime())
    const ends = Math.min(span.to.getTime(), to.getTime())
    open += Math.max(0, ends - begins)
  }
  return open
}
