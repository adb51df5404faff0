import { describe, expect, it } from 'vitest'
import { businessDay } from './business-day.ts'

const FIVE = 300

describe('businessDay', () => {
  it.each([
    ['in the evening', '2026-03-06T22:00:00+03:00', 6],
    ['after midnight', '2026-03-07T02:00:00+03:00', 6],
    ['a minute before it ends', '2026-03-07T04:59:00+03:00', 6],
    ['the minute the next begins', '2026-03-07T05:00:00+03:00', 7],
  ])('[S28] an order belongs to the day its shift began: %s', (_, instant, day) => {
    expect(businessDay(new Date(instant), FIVE, 'Europe/Moscow').date).toMatchObject({ month: 3, day })
  })

  it('[S28] a day is an hour shorter where the clock is put forward, and touches its neighbours', () => {
    const short = businessDay(new Date('2026-03-28T12:00:00Z'), FIVE, 'Europe/Berlin')
    expect((short.to.getTime() - short.from.getTime()) / 3_600_000).toBe(23)
    expect(businessDay(short.to, FIVE, 'Europe/Berlin').from).toEqual(short.to)
  })
})
