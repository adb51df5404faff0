import type { HoursRange, WorkTime } from '../model/place.ts'
import { type CalendarDate, dayNumber, formatDate, weekdayOf } from '../time/calendar-date.ts'
import { instantAt } from '../time/local-time.ts'

/** One stretch of work that begins on `date`, on the wall clock and in time. */
export interface Shift {
  readonly date: CalendarDate
  /** As the operator wrote it. */
  readonly hours: HoursRange
  /** Minutes from the midnight of `date`, above 1440 where the shift ends on the next day. */
  readonly opens: number
  readonly closes: number
  readonly from: Date
  readonly to: Date
}

const DAY = 1440
const WHOLE_DAY: readonly HoursRange[] = [{ from: 0, to: DAY }]

const KEPT_DATES = 64
const kept = new WeakMap<WorkTime, Map<number, readonly Shift[]>>()

/**
 * The shifts that begin on the date, in order; ranges that overlap are one shift. Kept with the hours themselves:
 * every order asks for the same few days.
 */
export function shiftsOfDate(workTime: WorkTime, date: CalendarDate): readonly Shift[] {
  const known = kept.get(workTime) ?? new Map<number, readonly Shift[]>()
  const day = dayNumber(date)
  const before = known.get(day)
  if (before) return before
  if (known.size >= KEPT_DATES) known.clear()
  const shifts = findShifts(workTime, date)
  kept.set(workTime, known.set(day, shifts))
  return shifts
}

function findShifts(workTime: WorkTime, date: CalendarDate): readonly Shift[] {
  if (workTime.closedDates.includes(formatDate(date))) return []
  const ranges = workTime.aroundClock ? WHOLE_DAY : (workTime.week[weekdayOf(date) - 1] ?? [])
  const shifts: Shift[] = []
  for (const hours of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = shifts.at(-1)
    const shift = shiftOf(hours, date, workTime.timeZone)
    // Hours that the clock is put forward over altogether open nothing.
    if (shift.from >= shift.to) continue
    if (!last || last.closes <= shift.opens) shifts.push(shift)
    else if (last.closes < shift.closes) {
      shifts[shifts.length - 1] = {
        ...last,
        hours: { from: last.hours.from, to: hours.to },
        closes: shift.closes,
        to: shift.to,
      }
    }
  }
  return shifts
}

function shiftOf(hours: HoursRange, date: CalendarDate, zone: string): Shift {
  const closes = hours.to > hours.from ? hours.to : hours.to + DAY
  return {
    date,
    hours,
    opens: hours.from,
    closes,
    from: edge(date, hours.from, zone),
    to: edge(date, closes, zone),
  }
}

/** An edge that the clock is put forward over moves to the first minute that exists. */
export function edge(date: CalendarDate, minutes: number, zone: string): Date {
  let existing = minutes
  let instant = instantAt(date, existing, zone)
  while (!instant) {
    existing += 1
    instant = instantAt(date, existing, zone)
  }
  return instant
}
