import { describe, expect, it } from 'vitest'
import { instantAt, localTime } from './local-time.ts'

const at = (iso: string) => new Date(iso)

describe('localTime', () => {
  it.each([
    [
      'Europe/Moscow',
      '2026-03-06T22:59:00Z',
      { year: 2026, month: 3, day: 7, weekday: 6, hour: 1, minute: 59, minutes: 119 },
    ],
    [
      'UTC',
      '2026-03-01T00:00:00Z',
      { year: 2026, month: 3, day: 1, weekday: 7, hour: 0, minute: 0, minutes: 0 },
    ],
    [
      '+03:00',
      '2025-12-31T21:00:00Z',
      { year: 2026, month: 1, day: 1, weekday: 4, hour: 0, minute: 0, minutes: 0 },
    ],
    [
      '-05:30',
      '2026-01-01T05:29:59.999Z',
      { year: 2025, month: 12, day: 31, weekday: 3, hour: 23, minute: 59, minutes: 1439 },
    ],
    [
      'Asia/Kathmandu',
      '2026-06-01T12:00:00Z',
      { year: 2026, month: 6, day: 1, weekday: 1, hour: 17, minute: 45, minutes: 1065 },
    ],
    [
      'America/New_York',
      '2026-07-01T12:00:00Z',
      { year: 2026, month: 7, day: 1, weekday: 3, hour: 8, minute: 0, minutes: 480 },
    ],
  ])('[Q1] shows the wall clock of %s', (zone, instant, expected) => {
    expect(localTime(at(instant), zone)).toEqual(expected)
  })

  it('[Q1] reads instants before 1970 as well', () => {
    expect(localTime(at('1969-12-31T23:30:00Z'), 'UTC')).toMatchObject({
      day: 31,
      weekday: 3,
      hour: 23,
      minute: 30,
    })
  })

  it('[Q2] throws for an unknown zone and names it', () => {
    expect(() => localTime(at('2026-01-01T00:00:00Z'), 'Mars/Olympus')).toThrow(
      'Unknown time zone: Mars/Olympus',
    )
    expect(() => instantAt({ year: 2026, month: 1, day: 1 }, 0, '')).toThrow(RangeError)
  })
})

describe('instantAt', () => {
  const iso = (year: number, month: number, day: number, minutes: number, zone: string) =>
    instantAt({ year, month, day }, minutes, zone)?.toISOString() ?? null

  it('[Q1] finds the instant of a wall time', () => {
    expect(iso(2026, 3, 7, 119, 'Europe/Moscow')).toBe('2026-03-06T22:59:00.000Z')
    expect(iso(2026, 1, 1, 0, '+03:00')).toBe('2025-12-31T21:00:00.000Z')
  })

  it('[Q4] has no instant for the hour that is skipped in spring', () => {
    expect(iso(2026, 3, 29, 119, 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
    expect(iso(2026, 3, 29, 120, 'Europe/Berlin')).toBeNull()
    expect(iso(2026, 3, 29, 179, 'Europe/Berlin')).toBeNull()
    expect(iso(2026, 3, 29, 180, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('[Q5] takes the first pass of the hour that is repeated in autumn', () => {
    expect(iso(2026, 10, 25, 119, 'Europe/Berlin')).toBe('2026-10-24T23:59:00.000Z')
    expect(iso(2026, 10, 25, 120, 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z')
    expect(iso(2026, 10, 25, 179, 'Europe/Berlin')).toBe('2026-10-25T00:59:00.000Z')
    expect(iso(2026, 10, 25, 180, 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  })

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    '[Q5] comes back to the wall time it was asked for near a change of the clock in %s',
    (zone) => {
      for (let quarter = -400; quarter < 400; quarter += 1) {
        for (const date of [
          { year: 2026, month: 4, day: 1 },
          { year: 2026, month: 10, day: 25 },
          { year: 2026, month: 11, day: 1 },
        ]) {
          const instant = instantAt(date, quarter * 15, zone)
          if (instant) expect(localTime(instant, zone).minutes).toBe((((quarter * 15) % 1440) + 1440) % 1440)
        }
      }
    },
  )

  it('[Q6] carries minutes over midnight into the next day', () => {
    expect(iso(2026, 12, 31, 1440 + 90, 'Europe/Moscow')).toBe('2026-12-31T22:30:00.000Z')
    expect(iso(2026, 3, 28, 1440 + 130, 'Europe/Berlin')).toBeNull()
  })
})
