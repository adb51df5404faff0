import type { WorkTime } from '../model/place.ts'
import { addMinutes } from './lead-time.ts'
import { openUntil } from './open-until.ts'

/** The last instant at which "as soon as possible" is taken before the kitchen closes; null while it is closed. */
export function lastOrder(workTime: WorkTime, now: Date, distanceMinutes: number): Date | null {
  const until = openUntil(workTime, now)
  return until && addMinutes(until, -(workTime.cookingMinutes + distanceMinutes))
}

export function canTakeAsap(workTime: WorkTime, now: Date, distanceMinutes: number): boolean {
  const last = lastOrder(workTime, now, distanceMinutes)
  return last !== null && now <= last
}
