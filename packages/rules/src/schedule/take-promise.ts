import type { WorkTime } from '../model/place.ts'
import { addDays, type CalendarDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { SLOT_DAYS } from './available-slots.ts'
import { lastOrder } from './last-order.ts'
import { earliestTake } from './lead-time.ts'
import { SLOT_MINUTES, type Slot, slotsOfDate } from './slots-of-date.ts'

/** What is said of the time before an order is placed. */
export type TakePromise =
  | {
      readonly kind: 'soon'
      /** In minutes from now, the interval that "as soon as possible" would be promised. */
      readonly from: number
      readonly to: number
      /** The last instant at which this is true. */
      readonly until: Date
    }
  | { readonly kind: 'later'; readonly slot: Slot; readonly date: CalendarDate }

/** From how many to how many minutes "as soon as possible" is. */
export function soonMinutes({ cookingMinutes }: Pick<WorkTime, 'cookingMinutes'>, distanceMinutes: number) {
  const from = cookingMinutes + distanceMinutes
  return { from, to: from + SLOT_MINUTES }
}

/** The one answer to "when": as soon as possible while that can be had, else the first slot; null without either. */
export function takePromise(
  workTime: WorkTime,
  now: Date,
  distanceMinutes: number,
  asapBlocked = false,
): TakePromise | null {
  const until = lastOrder(workTime, now, distanceMinutes)
  if (!asapBlocked && until && now <= until) {
    return { kind: 'soon', ...soonMinutes(workTime, distanceMinutes), until }
  }
  const today = localTime(now, workTime.timeZone)
  const earliest = earliestTake(workTime, now, distanceMinutes)
  for (let day = 0; day < SLOT_DAYS; day += 1) {
    const date = addDays(today, day)
    const slot = slotsOfDate(workTime, date).find(({ from }) => from >= earliest)
    if (slot) return { kind: 'later', slot, date }
  }
  return null
}
