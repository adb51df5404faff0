import type { WorkTime } from '../model/place.ts'
import { dayNumber, formatDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { clockTime } from './clock-time.ts'
import { nextShift } from './next-opening.ts'

export interface WorkTimePopup {
  /** How many days from today the kitchen opens; 0 is today. */
  readonly daysAhead: number
  readonly date: string
  readonly from: string
  readonly until: string
}

/** The hours to tell a visitor who comes to a closed kitchen; null while it is open. */
export function workTimePopup(workTime: WorkTime, now: Date): WorkTimePopup | null {
  const shift = nextShift(workTime, now)
  if (!shift) return null
  return {
    daysAhead: dayNumber(shift.date) - dayNumber(localTime(now, workTime.timeZone)),
    date: formatDate(shift.date),
    from: clockTime(shift.hours.from),
    until: clockTime(shift.hours.to),
  }
}
