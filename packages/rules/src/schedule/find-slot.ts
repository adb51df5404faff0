import type { WorkTime } from '../model/place.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { clockTime, parseClockTime } from './clock-time.ts'
import { type Slot, slotsOfDate } from './slots-of-date.ts'

/** The slot of the date that a time such as `12:00-12:30` names; null off the grid and outside the hours. */
export function findSlot(workTime: WorkTime, date: CalendarDate, takeTime: string): Slot | null {
  const time = canonical(takeTime)
  return slotsOfDate(workTime, date).find((slot) => slot.time === time) ?? null
}

/** A slot may be written with spaces, and end at 24:00. */
function canonical(takeTime: string): string | null {
  const times = takeTime.split('-').map(parseClockTime)
  const [from, to] = times
  if (times.length !== 2 || from == null || to == null) return null
  return `${clockTime(from)}-${clockTime(to % 1440)}`
}
