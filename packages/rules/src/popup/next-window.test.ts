import { expect, it } from 'vitest'
import { nextWindow } from './next-window.ts'

const MOSCOW = 'Europe/Moscow'

it.each<[string, string | null, string | null, string | null, string | null]>([
  ['ahead', '12-20T00:00', '01-08T23:59', '2026-12-20T00:00', '2027-01-08T23:59'],
  ['ahead, in one year', '12-01', '12-05', '2026-12-01', '2026-12-05'],
  ['over', '06-01T00:00', '08-31T23:59', '2027-06-01T00:00', '2027-08-31T23:59'],
  ['begun before now', '11-01T00:00', '11-30T00:00', '2027-11-01T00:00', '2027-11-30T00:00'],
  ['begun this minute', '11-14T12:00', '11-14T18:00', '2027-11-14T12:00', '2027-11-14T18:00'],
  ['a minute ahead', '11-14T12:01', '11-14T18:00', '2026-11-14T12:01', '2026-11-14T18:00'],
  ['a leap day', '02-29T10:00', '03-01T10:00', '2028-02-29T10:00', '2028-03-01T10:00'],
  ['only an end', null, '12-20T00:00', null, '2026-12-20T00:00'],
  ['with a year', '2026-12-20T00:00', '2027-01-08', '2026-12-20T00:00', '2027-01-08'],
  ['of every day', '10:00', '14:00', '10:00', '14:00'],
  ['open', null, null, null, null],
  ['no day of any year', '13-40T00:00', '02-30', '13-40T00:00', '02-30'],
])('[P13] %s', (_, from, to, begins, ends) => {
  const now = new Date('2026-11-14T09:00:00Z')
  expect(nextWindow({ from, to }, now, MOSCOW)).toEqual({ from: begins, to: ends })
})

it('[P13] counts from the date on the zone’s wall clock', () => {
  const now = new Date('2026-12-31T22:00:00Z')
  expect(nextWindow({ from: '01-01T00:30', to: null }, now, MOSCOW).from).toBe('2028-01-01T00:30')
  expect(nextWindow({ from: '01-01T00:30', to: null }, now, 'UTC').from).toBe('2027-01-01T00:30')
})
