import type { WorkTime } from '../model/place.ts'
import { addDays, formatDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { canTakeAsap } from './last-order.ts'
import { earliestTake } from './lead-time.ts'
import { slotsOfDate } from './slots-of-date.ts'

export const SLOT_DAYS = 7
export const ASAP = 'asap'

export interface DaySlots {
  /** dd.mm.yyyy of the warehouse. */
  readonly date: string
  readonly times: readonly string[]
}

interface SlotsQuestion {
  readonly workTime: WorkTime
  readonly now: Date
  readonly distanceMinutes: number
  readonly orderingDisabled: boolean
  /** While there are too many orders to begin another one at once. */
  readonly asapBlocked?: boolean
}

/** When an order can be had: seven dates, today first. */
export function availableSlots(question: SlotsQuestion): readonly DaySlots[] {
  const { workTime, now, distanceMinutes, orderingDisabled, asapBlocked = false } = question
  const today = localTime(now, workTime.timeZone)
  const earliest = earliestTake(workTime, now, distanceMinutes)
  return Array.from({ length: SLOT_DAYS }, (_, day) => {
    const date = addDays(today, day)
    if (orderingDisabled) return { date: formatDate(date), times: [] }
    const slots = slotsOfDate(workTime, date).filter((slot) => slot.from >= earliest)
    const asap = day === 0 && !asapBlocked && canTakeAsap(workTime, now, distanceMinutes) ? [ASAP] : []
    return { date: formatDate(date), times: [...asap, ...slots.map((slot) => slot.time)] }
  })
}
