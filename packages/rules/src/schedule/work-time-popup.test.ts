import { expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { type WorkTimePopup, workTimePopup } from './work-time-popup.ts'

const friday = (clock: string) => new Date(`2026-03-06T${clock}+03:00`)
const popup = (daysAhead: number, date: string, from: string, until: string) => ({
  daysAhead,
  date,
  from,
  until,
})

it.each<[string, Partial<WorkTime>, string, WorkTimePopup | null]>([
  ['before opening: today’s', {}, '08:00', popup(0, '06.03.2026', '10:00', '22:00')],
  ['while open: none', {}, '12:00', null],
  ['after closing: the next day’s', {}, '23:00', popup(1, '07.03.2026', '10:00', '22:00')],
  [
    'in the break: what is left of today',
    { week: everyDay('12:00-16:00', '18:00-23:00') },
    '17:00',
    popup(0, '06.03.2026', '18:00', '23:00'),
  ],
  [
    'after the night shift: today’s',
    { week: everyDay('18:00-02:00') },
    '02:30',
    popup(0, '06.03.2026', '18:00', '02:00'),
  ],
  [
    'before a closed day: the next day that opens',
    { closedDates: ['07.03.2026'] },
    '22:00',
    popup(2, '08.03.2026', '10:00', '22:00'),
  ],
  [
    'to midnight as the operator wrote it',
    { week: everyDay('12:00-24:00') },
    '09:00',
    popup(0, '06.03.2026', '12:00', '24:00'),
  ],
  ['never open: none', { week: [] }, '09:00', null],
])('[S9] hours shown %s', (_, over, clock, expected) => {
  expect(workTimePopup(aWorkTime(over), friday(clock))).toEqual(expected)
})

it('[S9] counts the days of the warehouse, not of UTC', () => {
  const newYork = aWorkTime({ timeZone: 'America/New_York' })
  expect(workTimePopup(newYork, new Date('2026-03-07T03:30:00Z'))).toEqual(
    popup(1, '07.03.2026', '10:00', '22:00'),
  )
})
