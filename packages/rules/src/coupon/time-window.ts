import type { Coupon } from '../model/coupon.ts'
import type { Moment } from './coupon-context.ts'

const DAY_END = 24

export function isOnDay(
  { weekDays }: Pick<Coupon, 'weekDays'>,
  { weekday }: Pick<Moment, 'weekday'>,
): boolean {
  return weekDays.length === 0 || weekDays.includes(weekday)
}

/** From inclusive, to exclusive; from above to runs over midnight, from equal to to is the whole day. */
export function isInHours(
  { hourFrom, hourTo }: Pick<Coupon, 'hourFrom' | 'hourTo'>,
  { hour }: Pick<Moment, 'hour'>,
): boolean {
  const from = hourFrom ?? 0
  const to = hourTo ?? DAY_END
  if (from === to) return true
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
