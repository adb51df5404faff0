import { describe, expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { nextOpening } from './next-opening.ts'
import { openSpans } from './open-spans.ts'
import { isOpen, openUntil } from './open-until.ts'

// 6 March 2026 is a Friday; Moscow is three hours ahead of UTC the whole year.
const moscow = (clock: string, day = '2026-03-06') => new Date(`${day}T${clock}+03:00`)
const iso = (date: Date | null) => date && moscowClock(date)
const moscowClock = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 16)

describe('openUntil', () => {
  it.each<[string, Partial<WorkTime>, string, string | null]>([
    ['before opening', {}, '09:59:59', null],
    ['at opening', {}, '10:00', '2026-03-06T22:00'],
    ['a moment before closing', {}, '21:59:59.999', '2026-03-06T22:00'],
    ['at closing', {}, '22:00', null],
    ['between two ranges', { week: everyDay('10:00-14:00', '18:00-22:00') }, '15:00', null],
    ['in the second range', { week: everyDay('10:00-14:00', '18:00-22:00') }, '18:00', '2026-03-06T22:00'],
    ['after midnight', { week: everyDay('18:00-02:00') }, '01:59', '2026-03-06T02:00'],
    ['after the night shift', { week: everyDay('18:00-02:00') }, '02:00', null],
    ['where ranges touch', { week: everyDay('10:00-14:00', '14:00-22:00') }, '11:00', '2026-03-06T22:00'],
    [
      'where shifts touch at midnight',
      { week: everyDay('12:00-24:00', '00:00-02:00') },
      '23:00',
      '2026-03-07T02:00',
    ],
    ['on a closed date', { closedDates: ['06.03.2026'] }, '12:00', null],
    [
      'in the night shift that began before a closed date',
      { week: everyDay('18:00-02:00'), closedDates: ['06.03.2026'] },
      '01:00',
      '2026-03-06T02:00',
    ],
    [
      'in the night that belongs to a closed date',
      { week: everyDay('18:00-02:00'), closedDates: ['05.03.2026'] },
      '01:00',
      null,
    ],
    [
      'round the clock until a closed date',
      { aroundClock: true, closedDates: ['08.03.2026'] },
      '12:00',
      '2026-03-08T00:00',
    ],
  ])('[S7] %s', (_, over, clock, expected) => {
    const workTime = aWorkTime(over)
    expect(iso(openUntil(workTime, moscow(clock)))).toBe(expected)
    expect(isOpen(workTime, moscow(clock))).toBe(expected !== null)
  })

  it('[S7] does not close at midnight round the clock', () => {
    const until = openUntil(aWorkTime({ aroundClock: true }), moscow('23:59'))
    expect(until && until > moscow('23:59', '2026-03-12')).toBe(true)
  })
})

describe('openSpans', () => {
  it('[S7] are those of shifts that begin on as many dates as asked for', () => {
    const friday = { year: 2026, month: 3, day: 6 }
    expect(openSpans(aWorkTime(), friday, 1)).toEqual([{ from: moscow('10:00'), to: moscow('22:00') }])
    expect(openSpans(aWorkTime(), friday, 3)).toHaveLength(3)
    expect(openSpans(aWorkTime(), friday, 0)).toEqual([])
  })
})

describe('nextOpening', () => {
  it.each<[string, Partial<WorkTime>, string, string | null]>([
    ['before opening', {}, '09:00', '2026-03-06T10:00'],
    ['a moment before opening', {}, '09:59:59.999', '2026-03-06T10:00'],
    ['while open', {}, '10:00', null],
    ['after closing', {}, '22:00', '2026-03-07T10:00'],
    ['in the break', { week: everyDay('10:00-14:00', '18:00-22:00') }, '14:00', '2026-03-06T18:00'],
    ['after the night shift', { week: everyDay('18:00-02:00') }, '02:00', '2026-03-06T18:00'],
    ['over closed dates', { closedDates: ['07.03.2026', '08.03.2026'] }, '23:00', '2026-03-09T10:00'],
    ['over closed weekdays', { week: everyDay('10:00-22:00').fill([], 4, 7) }, '12:00', '2026-03-09T10:00'],
    ['round the clock', { aroundClock: true }, '12:00', null],
    ['never', { week: [] }, '12:00', null],
  ])('[S8] %s', (_, over, clock, expected) => {
    expect(iso(nextOpening(aWorkTime(over), moscow(clock)))).toBe(expected)
  })

  it('[S8] looks a year ahead and no further', () => {
    const dates = (days: number) =>
      Array.from({ length: days }, (_, day) => {
        const date = new Date(Date.UTC(2026, 2, 6 + day)).toISOString()
        return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
      })
    expect(iso(nextOpening(aWorkTime({ closedDates: dates(366) }), moscow('12:00')))).toBe('2027-03-07T10:00')
    expect(nextOpening(aWorkTime({ closedDates: dates(367) }), moscow('12:00'))).toBeNull()
  })
})
