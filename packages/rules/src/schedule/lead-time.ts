import type { WorkTime } from '../model/place.ts'

const MINUTE_MS = 60_000

/** The earliest instant at which an order placed now can be there. */
export function earliestTake(workTime: WorkTime, now: Date, distanceMinutes: number): Date {
  return addMinutes(now, workTime.cookingMinutes + distanceMinutes)
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}
