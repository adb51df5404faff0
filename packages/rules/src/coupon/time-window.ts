import type { Coupon } from '../model/coupon.ts'
import type { Moment } from './coupon-context.ts'

const DAY_END = 24

export function isOnDay(
  { weekDays }: Pick<Coupon, 'weekDays'>,
  { weekday }: Pick<Moment, 'weekday'>,
): boolean {
  return weekDays.length === 0 || weekDays.includes(weekday)
}

/** From inclusive, to exclusive; from not below to runs over midnight, which is the whole day when they are equal. */
export function isInHours(
  { hourFrom, hourTo }: Pick<Coupon, 'hourFrom' | 'hourTo'>,
  { hour }: Pick<Moment, 'hour'>,
): boolean {
  const from = hourFrom ?? 0
  const to = hourTo ?? DAY_END
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
