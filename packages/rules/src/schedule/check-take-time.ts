import { dayNumber, parseDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { ASAP, SLOT_DAYS } from './available-slots.ts'
import { canTakeAsap } from './last-order.ts'
import { earliestTake } from './lead-time.ts'
import type { Span } from './open-spans.ts'
import { type TakeWish, takeInterval } from './take-interval.ts'

type TakeTimeAnswer =
  | ({ readonly ok: true } & Span)
  | { readonly ok: false; readonly code: 'closed' | 'time_gone' }

/**
 * Whether the wished time can be had, and from when to when that is. `days` is how many dates, today first,
 * can be ordered for: tables are booked further ahead than food.
 */
export function checkTakeTime(wish: TakeWish, days = SLOT_DAYS): TakeTimeAnswer {
  const { workTime, now, distanceMinutes, takeTime, asapBlocked = false } = wish
  const interval = takeInterval(wish)
  if (!interval) return { ok: false, code: 'closed' }
  if (takeTime === ASAP) {
    return !asapBlocked && !isForLater(wish) && canTakeAsap(workTime, now, distanceMinutes)
      ? { ok: true, ...interval }
      : { ok: false, code: 'closed' }
  }
  if (interval.from < earliestTake(workTime, now, distanceMinutes)) return { ok: false, code: 'time_gone' }
  const today = dayNumber(localTime(now, workTime.timeZone))
  const ahead = dayNumber(localTime(interval.from, workTime.timeZone)) - today
  return ahead < days ? { ok: true, ...interval } : { ok: false, code: 'closed' }
}

/** At once and tomorrow cannot both be meant: whoever took it for now would cook it a day early. */
function isForLater({ workTime, now, takeDate }: TakeWish): boolean {
  const date = parseDate(takeDate)
  return date !== null && dayNumber(date) > dayNumber(localTime(now, workTime.timeZone))
}
