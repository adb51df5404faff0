import { addDays } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { edge } from './shifts-of-date.ts'

/** When the business day of now ends and the next begins: at the day's hour on the kitchen's wall clock. */
export function businessDayEnd(dayStartsAt: number, timeZone: string, now: Date): Date {
  const today = localTime(now, timeZone)
  const start = edge(today, dayStartsAt, timeZone)
  return now < start ? start : edge(addDays(today, 1), dayStartsAt, timeZone)
}
