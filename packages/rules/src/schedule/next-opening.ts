import type { WorkTime } from '../model/place.ts'
import { addDays } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { isOpen } from './open-until.ts'
import { type Shift, shiftsOfDate } from './shifts-of-date.ts'

const DAYS_LOOKED_AHEAD = 366

/** The shift that a closed kitchen opens with; null while it is open, or when it does not open within a year. */
export function nextShift(workTime: WorkTime, now: Date): Shift | null {
  if (isOpen(workTime, now)) return null
  const today = localTime(now, workTime.timeZone)
  for (let day = 0; day <= DAYS_LOOKED_AHEAD; day += 1) {
    const next = shiftsOfDate(workTime, addDays(today, day)).find((shift) => shift.from > now)
    if (next) return next
  }
  return null
}

export function nextOpening(workTime: WorkTime, now: Date): Date | null {
  return nextShift(workTime, now)?.from ?? null
}
