import type { WorkTime } from '../model/place.ts'
import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { instantAt } from '../time/local-time.ts'
import { clockTime } from './clock-time.ts'
import { addMinutes } from './lead-time.ts'
import { edge, type Shift, shiftsOfDate } from './shifts-of-date.ts'

export const SLOT_MINUTES = 30
const DAY = 1440

export interface Slot {
  /** `12:00-12:30`, on the wall clock. */
  readonly time: string
  readonly from: Date
  readonly to: Date
}

/** Every slot that begins on the date, whether or not it can still be had. */
export function slotsOfDate(workTime: WorkTime, date: CalendarDate): readonly Slot[] {
  const eve = shiftsOfDate(workTime, addDays(date, -1))
  const afterMidnight = eve.flatMap((shift) => slotsBetween(shift, DAY, 2 * DAY, workTime.timeZone))
  // Where yesterday's shift still runs, its slots stand: a second grid would offer the same half-hour twice.
  const eveEnds = eve.at(-1)?.to
  const own = shiftsOfDate(workTime, date)
    .flatMap((shift) => slotsBetween(shift, 0, DAY, workTime.timeZone))
    .filter((slot) => !eveEnds || slot.from >= eveEnds)
  return [...afterMidnight, ...own]
}

/** Slots of the shift's grid that begin within these minutes of its date. */
function slotsBetween(shift: Shift, first: number, end: number, zone: string): Slot[] {
  const instantOf = isSteady(shift)
    ? (minutes: number) => addMinutes(shift.from, minutes - shift.opens)
    : (minutes: number) => instantAt(shift.date, minutes, zone)
  const slots: Slot[] = []
  for (let start = shift.opens; start + SLOT_MINUTES <= shift.closes; start += SLOT_MINUTES) {
    const from = start >= first && start < end ? instantOf(start) : null
    if (!from) continue
    const finish = start + SLOT_MINUTES
    slots.push({
      time: `${clockTime(start % DAY)}-${clockTime(finish % DAY)}`,
      from,
      to: instantOf(finish) ?? edge(shift.date, finish, zone),
    })
  }
  return slots
}

/** No clock is changed during the shift: its slots are counted off, for asking the zone costs a thousand times more. */
function isSteady(shift: Shift): boolean {
  return addMinutes(shift.from, shift.closes - shift.opens).getTime() === shift.to.getTime()
}
