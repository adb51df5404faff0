import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import type { Span } from './open-spans.ts'
import { edge } from './shifts-of-date.ts'

export interface BusinessDay extends Span {
  /** The day it is called by. */
  readonly date: CalendarDate
}

/** The working day of that date: a shift after midnight belongs to the day it began. */
export function businessDayOf(date: CalendarDate, startsAtMinutes: number, zone: string): BusinessDay {
  return {
    date,
    from: edge(date, startsAtMinutes, zone),
    to: edge(addDays(date, 1), startsAtMinutes, zone),
  }
}

/** The working day an instant belongs to. */
export function businessDay(instant: Date, startsAtMinutes: number, zone: string): BusinessDay {
  const { year, month, day } = localTime(instant, zone)
  const today = businessDayOf({ year, month, day }, startsAtMinutes, zone)
  return instant < today.from ? businessDayOf(addDays(today.date, -1), startsAtMinutes, zone) : today
}
