import type { WorkTime } from '../model/place.ts'
import { addDays } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { openSpans } from './open-spans.ts'

/** Yesterday's shift may still run; a week ahead is beyond any order's lead time. */
const DAYS_LOOKED_AT = 9

/** When the doors that are open now close; null while they are closed. The closing instant itself is closed. */
export function openUntil(workTime: WorkTime, now: Date): Date | null {
  const yesterday = addDays(localTime(now, workTime.timeZone), -1)
  const spans = openSpans(workTime, yesterday, DAYS_LOOKED_AT)
  return spans.find((span) => span.from <= now && now < span.to)?.to ?? null
}

export function isOpen(workTime: WorkTime, now: Date): boolean {
  return openUntil(workTime, now) !== null
}
