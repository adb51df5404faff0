import type { Popup } from '../model/popup.ts'
import { parseClockTime } from '../schedule/clock-time.ts'
import { edge } from '../schedule/shifts-of-date.ts'
import { addDays, type CalendarDate, dayNumber, parseDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'

/** A time of every day, an instant, or a time on the wall clock of one day. */
type Bound = { readonly minutes: number } | { readonly instant: Date } | WallTime

interface WallTime {
  readonly date: CalendarDate
  /** From its midnight. */
  readonly time: number
}

/** No two clocks of the world are further apart. */
const FAR_DAYS = 2

const BARE_HOUR = /^\d{1,2}$/
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const ZONED = /^\d{4}-\d{2}-\d{2}.+(?:Z|[+-]\d{2}:\d{2})$/

/**
 * Whether now lies in the popup's window: from inclusive, to exclusive. Two times of day that run backwards
 * go over midnight, equal ones are the whole day. A bound that cannot be read shows nothing: a popup that
 * stops the orders must not do so for ever because of a slip of the pen.
 */
export function isInPopupWindow(popup: Pick<Popup, 'from' | 'to'>, now: Date, zone: string): boolean {
  const from = readBound(popup.from, 0)
  const to = readBound(popup.to, 1)
  if (from === null || to === null) return false
  const here = localTime(now, zone)
  if (from && to && 'minutes' in from && 'minutes' in to && to.minutes <= from.minutes) {
    return here.minutes >= from.minutes || here.minutes < to.minutes
  }
  const isBefore = (bound: Bound): boolean => {
    if ('minutes' in bound) return here.minutes < bound.minutes
    if ('instant' in bound) return now < bound.instant
    const ahead = dayNumber(bound.date) - dayNumber(here)
    // What the clock shows on a day that is far away is nobody's question.
    return Math.abs(ahead) > FAR_DAYS ? ahead > 0 : now < edge(bound.date, bound.time, zone)
  }
  return (!from || !isBefore(from)) && (!to || isBefore(to))
}

/** Undefined where nothing is written, null where it cannot be read. `wholeDays` is where a bare date stands. */
function readBound(written: string | null, wholeDays: 0 | 1): Bound | null | undefined {
  const text = written?.trim()
  if (!text) return undefined
  const minutes = parseClockTime(BARE_HOUR.test(text) ? `${text}:00` : text)
  if (minutes !== null) return { minutes }
  if (ZONED.test(text)) {
    const instant = new Date(text.replace(' ', 'T'))
    return Number.isNaN(instant.getTime()) ? null : { instant }
  }
  const { date, clock } = readWall(text)
  if (!date) return null
  if (clock === '') return { date: addDays(date, wholeDays), time: 0 }
  const time = parseClockTime(clock)
  return time === null ? null : { date, time }
}

/** `31.12.2026 18:00`, `2026-12-31T18:00` or `2026-12-31 18:00:00`, on the warehouse's wall clock. */
function readWall(text: string): { date: CalendarDate | null; clock: string } {
  const date = text.slice(0, 10).replace(ISO_DATE, '$3.$2.$1')
  return { date: parseDate(date), clock: text.slice(10).replace(/^[\sT]+/, '') }
}
