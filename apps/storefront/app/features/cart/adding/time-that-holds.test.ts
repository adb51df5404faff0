import { describe, expect, it } from 'vitest'
import { timeThatHolds } from './time-that-holds.ts'

// Noon in Moscow.
const now = new Date('2026-11-16T09:00:00Z')
const holds = (date: string, time: string) => timeThatHolds({ date, time }, now, 'Europe/Moscow')

describe('the time that was chosen', () => {
  it('holds while it lies ahead', () => {
    expect(holds('16.11.2026', '18:30-19:00')).toEqual({ date: '16.11.2026', time: '18:30-19:00' })
    expect(holds('17.11.2026', '09:00-09:30')).not.toBeNull()
  })

  it('is none when it has gone by, and for as soon as possible', () => {
    expect(holds('16.11.2026', '11:30-12:00')).toBeNull()
    expect(holds('15.11.2026', '18:30-19:00')).toBeNull()
    expect(holds('16.11.2026', 'asap')).toBeNull()
    expect(timeThatHolds(null, now, 'Europe/Moscow')).toBeNull()
  })
})
