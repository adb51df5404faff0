import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HoursRange, WorkTime } from '../model/place.ts'
import { addDays, formatDate, parseDate } from '../time/calendar-date.ts'
import { localTime } from '../time/local-time.ts'
import { availableSlots } from './available-slots.ts'
import { checkTakeTime } from './check-take-time.ts'
import { nextOpening } from './next-opening.ts'
import { isOpen, openUntil } from './open-until.ts'
import { takeInterval } from './take-interval.ts'
import { workTimePopup } from './work-time-popup.ts'

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Europe/Moscow',
  '+05:30',
  '-03:00',
]

const range: fc.Arbitrary<HoursRange> = fc.record({
  from: fc.nat(95).map((quarter) => quarter * 15),
  to: fc.nat(96).map((quarter) => quarter * 15),
})

// Hours near the nights on which clocks are changed, and anywhere in the year between.
const instant = fc
  .oneof(
    fc.constantFrom(
      '2026-03-08T00:00:00Z',
      '2026-03-29T00:00:00Z',
      '2026-04-04T12:00:00Z',
      '2026-04-23T20:00:00Z',
      '2026-10-03T12:00:00Z',
      '2026-10-25T00:00:00Z',
      '2026-10-29T20:00:00Z',
      '2026-11-01T00:00:00Z',
    ),
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString()),
  )
  .chain((start) =>
    fc.integer({ min: -72 * 60, max: 36 * 60 }).map((m) => new Date(Date.parse(start) + m * 60_000)),
  )

const scene = fc
  .record({
    now: instant,
    timeZone: fc.constantFrom(...zones),
    week: fc.array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
    aroundClock: fc.constantFrom(false, false, false, true),
    cookingMinutes: fc.nat(90),
    closed: fc.uniqueArray(fc.integer({ min: -1, max: 7 }), { maxLength: 3 }),
    distanceMinutes: fc.nat(90),
  })
  .map(({ now, closed, distanceMinutes, ...hours }) => {
    const today = localTime(now, hours.timeZone)
    const workTime: WorkTime = {
      ...hours,
      closedDates: closed.map((days) => formatDate(addDays(today, days))),
    }
    return { now, workTime, distanceMinutes }
  })

const law = (holds: (scene: { now: Date; workTime: WorkTime; distanceMinutes: number }) => void) =>
  fc.assert(fc.property(scene, holds), { numRuns: 40 })

const slotsOf = (now: Date, workTime: WorkTime, distanceMinutes: number) =>
  availableSlots({ now, workTime, distanceMinutes, orderingDisabled: false }).flatMap(({ date, times }) =>
    times.map((time) => ({ takeDate: date, takeTime: time })),
  )

describe('the laws of when, for any hours in any zone', { timeout: 30_000 }, () => {
  it('[S24] a slot is offered once, in order, within open hours, and can be had', () => {
    law(({ now, workTime, distanceMinutes }) => {
      const offered = slotsOf(now, workTime, distanceMinutes)
      const names = offered.map(({ takeDate, takeTime }) => `${takeDate} ${takeTime}`)
      expect(new Set(names).size).toBe(names.length)

      const earliest = now.getTime() + (workTime.cookingMinutes + distanceMinutes) * 60_000
      let last = earliest
      const broken = offered.slice(0, 120).filter((wish) => {
        const answer = checkTakeTime({ now, workTime, distanceMinutes, ...wish })
        if (!answer.ok || wish.takeTime === 'asap') return !answer.ok
        const inOrder = answer.from.getTime() >= last
        last = answer.to.getTime()
        const until = openUntil(workTime, answer.from)
        const ownDate = formatDate(localTime(answer.from, workTime.timeZone)) === wish.takeDate
        return !inOrder || !until || until < answer.to || !ownDate
      })
      expect(broken).toEqual([])
    })
  })

  it('[S24] what is not offered cannot be had', () => {
    law(({ now, workTime, distanceMinutes }) => {
      const names = slotsOf(now, workTime, distanceMinutes).map(
        ({ takeDate, takeTime }) => `${takeDate} ${takeTime}`,
      )
      const offered = new Set(names)
      const today = localTime(now, workTime.timeZone)
      const astray: string[] = []
      for (const days of [-1, 0, 1, 7]) {
        const takeDate = formatDate(addDays(today, days))
        for (let start = 0; start < 1440; start += 15) {
          const takeTime = [start, (start + 30) % 1440].map(clock).join('-')
          const { ok } = checkTakeTime({ now, workTime, distanceMinutes, takeDate, takeTime })
          if (ok !== offered.has(`${takeDate} ${takeTime}`)) astray.push(`${takeDate} ${takeTime}`)
        }
      }
      expect(astray).toEqual([])
    })
  })

  it('[S25] as soon as possible, the hours, the next opening and the popup tell the same story', () => {
    law(({ now, workTime, distanceMinutes }) => {
      const open = isOpen(workTime, now)
      const opening = nextOpening(workTime, now)
      const popup = workTimePopup(workTime, now)
      const offered = slotsOf(now, workTime, distanceMinutes)
      if (offered.some(({ takeTime }) => takeTime === 'asap')) expect(open).toBe(true)
      expect(popup === null).toBe(opening === null)
      if (open) expect(opening).toBeNull()
      if (opening === null || popup === null) return

      expect(opening > now).toBe(true)
      expect(isOpen(workTime, opening)).toBe(true)
      expect(isOpen(workTime, new Date(opening.getTime() - 1))).toBe(false)
      const opens = localTime(opening, workTime.timeZone)
      expect(popup.date).toBe(formatDate(opens))
      const first = offered[0]
      const interval = first && takeInterval({ now, workTime, distanceMinutes, ...first })
      if (interval) expect(interval.from >= opening).toBe(true)
      expect(parseDate(popup.date)).not.toBeNull()
    })
  })

  it('[S25] a kitchen that closes is closed at that instant and open just before it', () => {
    law(({ now, workTime }) => {
      const until = openUntil(workTime, now)
      if (!until || until.getTime() - now.getTime() > 6 * 86_400_000) return
      expect(isOpen(workTime, until)).toBe(false)
      expect(isOpen(workTime, new Date(until.getTime() - 1))).toBe(true)
    })
  })
})

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
