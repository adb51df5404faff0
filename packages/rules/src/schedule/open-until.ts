import type { WorkTime } from '../model/place.ts'
import { addDays, type CalendarDate, dayNumber } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { openSpans, type Span } from './open-spans.ts'

/** Yesterday's shift may still run; a week ahead is beyond any order's lead time. */
const DAYS_LOOKED_AT = 9

interface DaySpans {
  readonly today: number
  readonly spans: readonly Span[]
}

/** With the hours themselves: every order of a day asks for the same. */
const kept = new WeakMap<WorkTime, DaySpans>()

/** When a kitchen that is open now closes; null while it is closed. The closing instant itself is closed. */
export function openUntil(workTime: WorkTime, now: Date): Date | null {
  const { spans } = spansAround(workTime, localTime(now, workTime.timeZone))
  return spans.find((span) => span.from <= now && now < span.to)?.to ?? null
}

function spansAround(workTime: WorkTime, date: CalendarDate): DaySpans {
  const today = dayNumber(date)
  const known = kept.get(workTime)
  if (known?.today === today) return known
  const found = { today, spans: openSpans(workTime, addDays(date, -1), DAYS_LOOKED_AT) }
  kept.set(workTime, found)
  return found
}

export function isOpen(workTime: WorkTime, now: Date): boolean {
  return openUntil(workTime, now) !== null
}
