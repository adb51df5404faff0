import { describe, expect, it } from 'vitest'
import type { Coupon } from '../model/coupon.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext } from '../testing/a-price-input.ts'
import { checkCoupon } from './check-coupon.ts'
import type { TakeTime } from './coupon-context.ts'
import { isInHours } from './time-window.ts'

const reasons = (
  coupon: Partial<Coupon>,
  now: string,
  takeAt: TakeTime | null = null,
  timeZone = 'Europe/Moscow',
) =>
  checkCoupon(
    aCoupon(coupon),
    aContext({ cart: { lines: [aLine()] }, now: new Date(now), takeAt, timeZone }),
  ).refusals.map(({ reason }) => reason)

describe('weekdays', () => {
  it('[C18] are those of the warehouse, Monday 1 to Sunday 7', () => {
    expect(reasons({ weekDays: [5] }, '2026-03-06T20:59:00Z')).toEqual([])
    expect(reasons({ weekDays: [5] }, '2026-03-06T21:00:00Z')).toEqual(['weekday'])
    expect(reasons({ weekDays: [6] }, '2026-03-06T21:00:00Z')).toEqual([])
    expect(reasons({ weekDays: [7] }, '2026-03-08T12:00:00Z')).toEqual([])
    expect(reasons({ weekDays: [1, 2] }, '2026-03-09T12:00:00Z')).toEqual([])
  })
})

describe('hours', () => {
  it.each([
    [10, 16, 9, false],
    [10, 16, 10, true],
    [10, 16, 15, true],
    [10, 16, 16, false],
    [22, 2, 21, false],
    [22, 2, 22, true],
    [22, 2, 0, true],
    [22, 2, 1, true],
    [22, 2, 2, false],
    [22, 0, 23, true],
    [22, 0, 0, false],
    [0, 24, 23, true],
    [9, 9, 3, true],
    [null, null, 3, true],
    [null, 12, 0, true],
    [null, 12, 11, true],
    [null, 12, 12, false],
    [20, null, 19, false],
    [20, null, 23, true],
  ])('[C20] from %s to %s at %d: %s', (hourFrom, hourTo, hour, expected) => {
    expect(isInHours({ hourFrom, hourTo }, { hour })).toBe(expected)
  })

  it('[C19] include the first and exclude the last, in the zone of the warehouse', () => {
    const lunch = { hourFrom: 12, hourTo: 16 }
    expect(reasons(lunch, '2026-03-06T08:59:59Z')).toEqual(['hour'])
    expect(reasons(lunch, '2026-03-06T09:00:00Z')).toEqual([])
    expect(reasons(lunch, '2026-03-06T12:59:59Z')).toEqual([])
    expect(reasons(lunch, '2026-03-06T13:00:00Z')).toEqual(['hour'])
    expect(reasons(lunch, '2026-03-06T13:00:00Z', null, 'UTC')).toEqual([])
  })

  it('[C21] must hold at the first minute of the chosen time too', () => {
    const lunch = { hourFrom: 12, hourTo: 16, weekDays: [5, 6] }
    const now = '2026-03-06T12:00:00Z'
    const on = (day: number, minutes: number) => ({ date: { year: 2026, month: 3, day }, minutes })
    expect(reasons(lunch, now, on(6, 15 * 60 + 59))).toEqual([])
    expect(reasons(lunch, now, on(6, 16 * 60))).toEqual(['delivery_hour'])
    expect(reasons(lunch, now, on(6, 12 * 60 - 1))).toEqual(['delivery_hour'])
    expect(reasons(lunch, now, on(7, 12 * 60))).toEqual([])
    expect(reasons(lunch, now, on(8, 12 * 60))).toEqual(['delivery_weekday'])
    expect(reasons(lunch, now, on(8, 0))).toEqual(['delivery_weekday', 'delivery_hour'])
  })
})
