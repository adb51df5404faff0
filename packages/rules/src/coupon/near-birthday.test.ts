import { describe, expect, it } from 'vitest'
import { aCoupon } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext, aCustomer } from '../testing/a-price-input.ts'
import { parseDate } from '../time/calendar-date.ts'
import { checkCoupon } from './check-coupon.ts'
import { isNearBirthday } from './near-birthday.ts'

const near = (birth: string, today: string, before: number, after: number) => {
  const [born, day] = [parseDate(birth), parseDate(today)]
  if (!born || !day) throw new Error('a test date is wrong')
  return isNearBirthday(born, day, before, after)
}

describe('birthday window', () => {
  it.each([
    ['06.03.1990', '02.03.2026', 3, 5, false],
    ['06.03.1990', '03.03.2026', 3, 5, true],
    ['06.03.1990', '06.03.2026', 0, 0, true],
    ['06.03.1990', '05.03.2026', 0, 0, false],
    ['06.03.1990', '07.03.2026', 0, 0, false],
    ['06.03.1990', '11.03.2026', 3, 5, true],
    ['06.03.1990', '12.03.2026', 3, 5, false],
  ])('[C6] of %s on %s, %d before and %d after: %s', (birth, today, before, after, expected) => {
    expect(near(birth, today, before, after)).toBe(expected)
  })

  it.each([
    ['02.01.1990', '30.12.2025', 3, 0, true],
    ['02.01.1990', '29.12.2025', 3, 0, false],
    ['30.12.1990', '02.01.2026', 0, 3, true],
    ['30.12.1990', '03.01.2026', 0, 3, false],
  ])('[C7] of %s on %s, %d before and %d after: %s', (birth, today, before, after, expected) => {
    expect(near(birth, today, before, after)).toBe(expected)
  })

  it.each([
    ['29.02.1992', '28.02.2026', true],
    ['29.02.1992', '01.03.2026', false],
    ['29.02.1992', '29.02.2024', true],
    ['29.02.1992', '28.02.2024', false],
    ['29.02.1992', '28.02.2100', true],
    ['29.02.1992', '29.02.2000', true],
    ['29.02.1992', '28.02.2000', false],
    ['29.01.1992', '29.01.2026', true],
    ['28.02.1992', '28.02.2026', true],
    ['14.02.1992', '14.02.2026', true],
  ])('[C8] of %s is on %s: %s', (birth, today, expected) => {
    expect(near(birth, today, 0, 0)).toBe(expected)
  })

  it('[C6] needs a customer with a birth date, and takes the date of the warehouse', () => {
    const coupon = aCoupon({ birthday: { daysBefore: 0, daysAfter: 0 } })
    const reason = (customer: ReturnType<typeof aCustomer> | null, now: string) =>
      checkCoupon(coupon, aContext({ cart: { lines: [aLine()] }, customer, now: new Date(now) })).first
        ?.reason
    const born = aCustomer({ birth: '07.03.1990' })
    expect(reason(null, '2026-03-07T12:00:00Z')).toBe('birthday')
    expect(reason(aCustomer(), '2026-03-07T12:00:00Z')).toBe('birthday')
    expect(reason(aCustomer({ birth: 'soon' }), '2026-03-07T12:00:00Z')).toBe('birthday')
    expect(reason(born, '2026-03-07T12:00:00Z')).toBeUndefined()
    expect(reason(born, '2026-03-06T21:00:00Z')).toBeUndefined()
    expect(reason(born, '2026-03-06T20:59:00Z')).toBe('birthday')
  })
})
