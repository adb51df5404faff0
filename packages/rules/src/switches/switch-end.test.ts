import { describe, expect, it } from 'vitest'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { switchEnd, type UntilChoice } from './switch-end.ts'

const FIVE = 300
const moscow = (at: string) => new Date(`2026-03-${at}+03:00`)
const end = (choice: UntilChoice, at: string, ...kitchens: Parameters<typeof aWorkTime>[0][]) =>
  switchEnd(
    choice,
    kitchens.map((one) => aWorkTime(one)),
    FIVE,
    moscow(at),
  )

describe('switchEnd', () => {
  it.each([
    ['while the doors are open: tomorrow’s', {}, '06T12:00', '07T10:00'],
    ['before opening: today’s', {}, '06T07:00', '06T10:00'],
    ['at the opening instant: the next one', {}, '06T10:00', '07T10:00'],
    ['before a break: after it', { week: everyDay('10:00-15:00', '17:00-22:00') }, '06T12:00', '06T17:00'],
    ['of a night shift', { week: everyDay('18:00-02:00') }, '06T01:00', '06T18:00'],
    ['with tomorrow closed: the day after', { closedDates: ['07.03.2026'] }, '06T12:00', '08T10:00'],
  ])('[U11] the next opening %s', (_case, hours, at, expected) => {
    expect(end('opening', at, hours)).toEqual(moscow(expected))
  })

  it('[U11] doors that never close, or stay shut, are looked at when the business day ends', () => {
    expect(end('opening', '06T12:00', { aroundClock: true })).toEqual(moscow('07T05:00'))
    expect(end('opening', '06T12:00', { week: everyDay() })).toEqual(moscow('07T05:00'))
  })

  it.each([
    ['06T12:00', '07T05:00'],
    ['06T04:59', '06T05:00'],
    ['06T05:00', '07T05:00'],
    ['07T00:30', '07T05:00'],
  ])('[U12] the business day of %s ends at %s', (at, expected) => {
    expect(end('day_end', at, {})).toEqual(moscow(expected))
  })

  it('[U12] an hour is an hour, also where the clock is put forward in it', () => {
    expect(end('hour', '06T12:00', {})).toEqual(moscow('06T13:00'))
    const night = new Date('2026-03-08T06:30:00Z')
    const newYork = aWorkTime({ timeZone: 'America/New_York' })
    expect(switchEnd('hour', [newYork], FIVE, night)).toEqual(new Date('2026-03-08T07:30:00Z'))
    expect(switchEnd('day_end', [newYork], 150, night)).toEqual(new Date('2026-03-08T07:00:00Z'))
  })

  it('[U13] of all kitchens it is the last one’s; without an end there is none', () => {
    expect(end('opening', '06T07:00', {}, { week: everyDay('12:00-22:00') })).toEqual(moscow('06T12:00'))
    expect(end('ended', '06T12:00', {})).toBeNull()
    expect(switchEnd('hour', [], FIVE, moscow('06T12:00'))).toBeNull()
  })
})
