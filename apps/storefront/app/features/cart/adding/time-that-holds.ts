import { dayNumber, localTime, takeAt } from '@samobranka/rules'
import type { TakeWish } from './take-wish.ts'

/** A time chosen yesterday, or this morning, is no wish any more: discounts would be asked for by an hour that has gone. */
export function timeThatHolds(wish: TakeWish | null, now: Date, timeZone: string): TakeWish | null {
  const at = wish && takeAt({ takeDate: wish.date, takeTime: wish.time })
  if (!at) return null
  const today = localTime(now, timeZone)
  const ahead = dayNumber(at.date) - dayNumber(today)
  return ahead > 0 || (ahead === 0 && at.minutes >= today.minutes) ? wish : null
}
