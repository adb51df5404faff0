import type { WorkTime } from '../model/place.ts'
import type { Switch } from '../model/switch.ts'

export interface BusyMinutes {
  /** By how much cooking and the way take longer. */
  readonly cooking: number
  readonly delivery: number
  readonly blocksAsap: boolean
}

export const NOT_BUSY: BusyMinutes = { cooking: 0, delivery: 0, blocksAsap: false }

/** Of several the longest counts: two people who saw the same queue did not see two. */
export function busyMinutes(switches: readonly Switch[]): BusyMinutes {
  return switches.reduce<BusyMinutes>((longest, each) => {
    if (each.kind !== 'busy') return longest
    return {
      cooking: each.target === 'delivery' ? longest.cooking : Math.max(longest.cooking, each.minutes),
      delivery: each.target === 'cooking' ? longest.delivery : Math.max(longest.delivery, each.minutes),
      blocksAsap: longest.blocksAsap || each.blocksAsap,
    }
  }, NOT_BUSY)
}

const longer = new WeakMap<WorkTime, Map<number, WorkTime>>()

/** The same hours with longer cooking; the very same each time, as what is found out about hours is kept with them. */
export function longerCooking(workTime: WorkTime, minutes: number): WorkTime {
  if (minutes === 0) return workTime
  const known = longer.get(workTime) ?? new Map<number, WorkTime>()
  const before = known.get(minutes)
  if (before) return before
  const after = { ...workTime, cookingMinutes: workTime.cookingMinutes + minutes }
  longer.set(workTime, known.set(minutes, after))
  return after
}
