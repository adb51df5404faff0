import type { WorkTime } from '../model/place.ts'
import { businessDay } from '../schedule/business-day.ts'
import { addMinutes } from '../schedule/lead-time.ts'
import { shiftsOfDate } from '../schedule/shifts-of-date.ts'
import { addDays } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'

/** How long, as it is chosen: the next opening unless somebody says otherwise. */
export const UNTIL_CHOICES = ['opening', 'hour', 'day_end', 'ended'] as const
export type UntilChoice = (typeof UNTIL_CHOICES)[number]

const HOUR = 60
const DAYS_LOOKED_AHEAD = 14

/** When a switch set now ends by itself at these kitchens, at the last of them to be ready; null: when it is ended. */
export function switchEnd(
  choice: UntilChoice,
  kitchens: readonly WorkTime[],
  dayStartsAt: number,
  now: Date,
): Date | null {
  if (choice === 'ended' || kitchens.length === 0) return null
  if (choice === 'hour') return addMinutes(now, HOUR)
  const endAt = choice === 'opening' ? openingAfter : dayEnd
  return new Date(Math.max(...kitchens.map((kitchen) => endAt(kitchen, dayStartsAt, now).getTime())))
}

function dayEnd({ timeZone }: WorkTime, dayStartsAt: number, now: Date): Date {
  return businessDay(now, dayStartsAt, timeZone).to
}

/** Doors that never close have no opening, and those that stay shut for long had better be looked at: their day ends. */
function openingAfter(workTime: WorkTime, dayStartsAt: number, now: Date): Date {
  if (!workTime.aroundClock) {
    const today = localTime(now, workTime.timeZone)
    for (let day = 0; day <= DAYS_LOOKED_AHEAD; day += 1) {
      const next = shiftsOfDate(workTime, addDays(today, day)).find(({ from }) => from > now)
      if (next) return next.from
    }
  }
  return dayEnd(workTime, dayStartsAt, now)
}
