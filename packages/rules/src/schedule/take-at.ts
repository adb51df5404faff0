import type { TakeTime } from '../coupon/coupon-context.ts'
import { parseDate } from '../time/calendar-date.ts'
import { ASAP } from './available-slots.ts'
import { parseClockTime } from './clock-time.ts'

/** When a chosen slot begins, by the wall clock, for the coupons that ask; null for as soon as possible. */
export function takeAt(wish: {
  readonly takeDate: string | null
  readonly takeTime: string
}): TakeTime | null {
  const { takeDate, takeTime } = wish
  if (takeTime === ASAP || takeDate === null) return null
  const date = parseDate(takeDate)
  const minutes = parseClockTime(takeTime.split('-')[0] ?? '')
  return date && minutes !== null ? { date, minutes } : null
}
