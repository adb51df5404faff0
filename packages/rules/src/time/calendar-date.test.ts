import { describe, expect, it } from 'vitest'
import { addDays, formatDate, parseDate, weekdayOf } from './calendar-date.ts'

describe('calendar date', () => {
  it('[Q3] numbers Monday 1 and Sunday 7', () => {
    const week = [5, 6, 7, 8, 9, 10, 11].map((day) => weekdayOf({ year: 2026, month: 1, day }))
    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(weekdayOf({ year: 1969, month: 12, day: 28 })).toBe(7)
    expect(weekdayOf({ year: 1960, month: 2, day: 29 })).toBe(1)
  })

  it('[Q7] reads and writes dd.mm.yyyy', () => {
    expect(parseDate('09.03.1988')).toEqual({ year: 1988, month: 3, day: 9 })
    expect(parseDate(' 29.02.2024 ')).toEqual({ year: 2024, month: 2, day: 29 })
    expect(formatDate({ year: 988, month: 3, day: 9 })).toBe('09.03.0988')
  })

  it.each([
    '29.02.2025',
    '01.01.0026',
    '99.01.2026',
    '01.99.2026',
    '31.04.2026',
    '00.01.2026',
    '01.13.2026',
    '1.1.2026',
    '2026-01-01',
    '01.01.20260',
    'x01.01.2026',
    '',
  ])('[Q7] has no date for %s', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  it('[Q7] counts days over months and years', () => {
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 })
    expect(addDays({ year: 2024, month: 3, day: 1 }, -1)).toEqual({ year: 2024, month: 2, day: 29 })
  })
})
