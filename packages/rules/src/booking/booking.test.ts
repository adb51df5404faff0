import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { addDays, formatDate } from '../time/calendar-date.ts'
import { assignTable } from './assign-table.ts'
import { checkTable, type TableWish } from './check-table.ts'
import { type Booking, isTableFree } from './is-table-free.ts'
import { releaseAt } from './release-at.ts'
import { tableSlots } from './table-slots.ts'
import { tableStart } from './table-start.ts'

const at = (clock: string, day = '2026-03-06') => new Date(`${day}T${clock}+03:00`)
const friday = { year: 2026, month: 3, day: 6 }
const tables = [
  { id: 1, seats: 6, zone: 'Зал' },
  { id: 2, seats: 2, zone: 'Зал' },
  { id: 4, seats: 4, zone: 'Терраса' },
  { id: 3, seats: 4, zone: 'Терраса' },
]
const booked = (tableId: number, from: string, to: string): Booking => ({
  tableId,
  from: at(from),
  to: at(to),
})

describe('a stay', () => {
  const table = { id: 1, seats: 6, zone: '' }

  it.each<[string, string, boolean]>([
    ['18:00', '19:00', false],
    ['18:00', '19:01', true],
    ['19:30', '20:00', true],
    ['20:59', '22:00', true],
    ['21:00', '22:00', false],
    ['18:00', '22:00', true],
  ])('[T1] of 19:00–21:00 with %s–%s: %s', (from, to, expected) => {
    const [a, b] = [booked(1, '19:00', '21:00'), booked(1, from, to)]
    const isTaken = (one: Booking, other: Booking) =>
      assignTable([table], [one], { people: 1, wishedZone: null }, other) === null
    expect([isTaken(a, b), isTaken(b, a)]).toEqual([expected, expected])
  })
})

describe('assignTable', () => {
  const given = (people: number, wishedZone: string | null = null, bookings: Booking[] = []) =>
    assignTable(tables, bookings, { people, wishedZone }, booked(0, '19:00', '21:00'))?.id ?? null

  it('[T2] gives the smallest table that seats the party, then the lower id', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((people) => given(people))).toEqual([2, 2, 3, 3, 1, 1, null])
  })

  it('[T3] looks in the wished zone first, then anywhere', () => {
    expect(given(2, 'Терраса')).toBe(3)
    expect(given(3, ' зал ')).toBe(1)
    expect(given(5, 'Терраса')).toBe(1)
    expect(given(2, 'Чердак')).toBe(2)
    expect(given(2, '')).toBe(2)
  })

  it('[T4] passes over tables that are taken at any moment of the stay', () => {
    expect(given(2, null, [booked(2, '20:59', '23:00')])).toBe(3)
    expect(given(2, null, [booked(2, '17:00', '19:00'), booked(2, '21:00', '23:00')])).toBe(2)
    expect(given(5, null, [booked(1, '19:30', '19:45')])).toBeNull()
    expect(given(2, 'Зал', [booked(2, '19:00', '21:00')])).toBe(1)
  })
})

const wish = (over: Partial<TableWish> = {}, workTime: Partial<WorkTime> = {}): TableWish => ({
  warehouse: { workTime: aWorkTime(workTime), tables, bookingMinutes: 120 },
  bookings: [],
  people: 2,
  wishedZone: null,
  now: at('12:00'),
  takeDate: '06.03.2026',
  takeTime: '19:00-19:30',
  ...over,
})
const code = (...said: Parameters<typeof wish>) => {
  const answer = checkTable(wish(...said))
  return answer.ok ? `table ${answer.table.id}` : answer.code
}

describe('checkTable', () => {
  it('[T5] holds the table from the slot’s first minute for the stay', () => {
    const answer = checkTable(wish())
    expect(answer).toEqual({ ok: true, table: tables[1], stay: { from: at('19:00'), to: at('21:00') } })
  })

  it('[T6] lets nobody stay after closing', () => {
    expect(code({ takeTime: '20:00-20:30' })).toBe('table 2')
    expect(code({ takeTime: '20:30-21:00' })).toBe('closed')
    expect(code({ takeTime: '23:30-00:00' }, { aroundClock: true })).toBe('table 2')
  })

  it('[T7] refuses as any order is refused, a month ahead', () => {
    expect(code({ takeTime: '10:00-10:30' })).toBe('time_gone')
    expect(code({ takeTime: '19:10-19:40' })).toBe('closed')
    expect(code({ takeTime: 'asap' })).toBe('table 2')
    expect(code({ takeTime: 'asap', now: at('19:31') })).toBe('closed')
    expect(code({ takeTime: 'asap', now: at('09:00') })).toBe('closed')
    expect(code({ takeDate: '04.04.2026' })).toBe('table 2')
    expect(code({ takeDate: '05.04.2026' })).toBe('closed')
  })

  it('[T8] says that every fitting table is taken', () => {
    expect(code({ people: 6, bookings: [booked(1, '20:00', '22:00')] })).toBe('table_taken')
    expect(code({ people: 6, bookings: [booked(1, '21:00', '22:00')] })).toBe('table 1')
    expect(code({ people: 7 })).toBe('table_taken')
  })
})

describe('tableSlots', () => {
  it('[T9] are the slots at which the party gets a table for the whole stay', () => {
    const short = { week: everyDay('18:00-22:00') }
    expect(tableSlots(wish({}, short), friday)).toEqual({
      date: '06.03.2026',
      times: ['18:00-18:30', '18:30-19:00', '19:00-19:30', '19:30-20:00', '20:00-20:30'],
    })
    const bookings = [booked(1, '18:00', '20:00')]
    expect(tableSlots(wish({ people: 6, bookings }, short), friday).times).toEqual(['20:00-20:30'])
    expect(tableSlots(wish({ now: at('19:10') }, short), friday).times).toEqual(['20:00-20:30'])
    expect(tableSlots(wish({ people: 7 }, short), friday).times).toEqual([])
    expect(tableSlots(wish(), addDays(friday, 30)).times).toEqual([])
    expect(tableSlots(wish(), addDays(friday, 29)).times.length).toBeGreaterThan(0)
  })

  it('[T9] may run over midnight into the same opening', () => {
    const night = { week: everyDay('22:00-02:00') }
    expect(tableSlots(wish({}, night), friday).times.slice(-1)).toEqual(['23:30-00:00'])
    expect(tableSlots(wish({}, night), addDays(friday, 1)).times[0]).toBe('00:00-00:30')
    expect(tableSlots(wish({}, { aroundClock: true }), friday).times.at(-1)).toBe('23:30-00:00')
  })

  it('[T9] agree with what booking answers', () => {
    const hours = fc.constantFrom(
      ['10:00-22:00'],
      ['12:00-16:00', '16:00-19:15'],
      ['18:00-03:00'],
      ['00:00-24:00'],
    )
    const booking = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(96), fc.integer({ min: 1, max: 12 }))
      .map(([tableId, start, length]) => ({
        tableId,
        from: new Date(at('00:00').getTime() + start * 900_000),
        to: new Date(at('00:00').getTime() + (start + length) * 900_000),
      }))
    fc.assert(
      fc.property(
        hours,
        fc.array(booking, { maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.nat(1),
        (written, bookings, people, minute, day) => {
          const now = new Date(at('00:00').getTime() + minute * 60_000)
          const date = addDays(friday, day)
          const request = wish({ bookings, people, now }, { week: everyDay(...written) })
          const offered = new Set(tableSlots(request, date).times)
          const astray: string[] = []
          for (let start = 0; start < 1440; start += 30) {
            const takeTime = `${clock(start)}-${clock((start + 30) % 1440)}`
            const { ok } = checkTable({ ...request, takeDate: formatDate(date), takeTime })
            if (ok !== offered.has(takeTime)) astray.push(takeTime)
          }
          expect(astray).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  }, 30_000)
})

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

describe('a party that is seated elsewhere', () => {
  it('[T10] may go on where nobody else is for the rest of its stay', () => {
    const stay = { from: at('19:40'), to: at('21:00') }
    const free = (...bookings: Booking[]) => isTableFree(bookings, 1, stay)
    expect(free()).toBe(true)
    expect(free(booked(1, '18:00', '19:40'), booked(1, '21:00', '22:00'))).toBe(true)
    expect(free(booked(1, '20:59', '22:00'))).toBe(false)
    expect(free(booked(2, '19:00', '22:00'))).toBe(true)
  })
})

describe('releaseAt', () => {
  const stay = { from: at('19:00'), to: at('21:00') }
  it.each([
    [null, 15, '19:15'],
    ['19:30', 15, '19:45'],
    ['18:50', 15, '19:15'],
    ['20:55', 15, '21:00'],
  ])('[T11] expected at %s, %s minutes: %s', (expected, minutes, released) => {
    expect(releaseAt(stay, expected === null ? null : at(expected), minutes)).toEqual(at(released))
  })
})

describe('dishes that were ordered to a table', () => {
  it('[T12] wait for the guests, however late they are', () => {
    expect(tableStart(at('19:00'), at('19:25'))).toEqual(at('19:25'))
    expect(tableStart(at('19:00'), at('18:50'))).toEqual(at('18:50'))
    expect(tableStart(at('19:00'), null) > at('23:59')).toBe(true)
  })
})
