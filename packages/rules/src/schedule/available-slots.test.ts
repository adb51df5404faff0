import { describe, expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay, hours } from '../testing/a-work-time.ts'
import { availableSlots } from './available-slots.ts'

const friday = (clock: string) => new Date(`2026-03-06T${clock}+03:00`)
const slots = (over: Partial<WorkTime>, now: Date, distanceMinutes = 0, orderingDisabled = false) =>
  availableSlots({ workTime: aWorkTime(over), now, distanceMinutes, orderingDisabled })
const today = (...question: Parameters<typeof slots>) => slots(...question)[0]?.times

describe('availableSlots', () => {
  it('[S10] are seven dates of the warehouse, today first', () => {
    const dates = (now: Date, timeZone: string) => slots({ timeZone }, now).map(({ date }) => date)
    const late = new Date('2026-02-27T22:30:00Z')
    expect(dates(late, 'Europe/Moscow')).toEqual([
      '28.02.2026',
      '01.03.2026',
      '02.03.2026',
      '03.03.2026',
      '04.03.2026',
      '05.03.2026',
      '06.03.2026',
    ])
    expect(dates(late, 'America/New_York')[0]).toBe('27.02.2026')
  })

  it('[S11] are half-hours anchored at opening and wholly inside the range', () => {
    expect(today({ week: everyDay('10:15-12:00') }, friday('06:00'))).toEqual([
      '10:15-10:45',
      '10:45-11:15',
      '11:15-11:45',
    ])
    expect(today({ week: everyDay('10:00-11:00') }, friday('06:00'))).toEqual(['10:00-10:30', '10:30-11:00'])
    expect(today({ week: everyDay('10:00-10:29') }, friday('06:00'))).toEqual([])
    expect(today({ week: everyDay('10:00-11:00', '18:10-18:40') }, friday('06:00'))).toEqual([
      '10:00-10:30',
      '10:30-11:00',
      '18:10-18:40',
    ])
  })

  it('[S11] end at midnight as 00:00, and may lie across it', () => {
    expect(today({ week: everyDay('23:00-24:00') }, friday('06:00'))).toEqual(['23:00-23:30', '23:30-00:00'])
    expect(today({ week: everyDay('23:15-00:15') }, friday('06:00'))).toEqual(['23:15-23:45', '23:45-00:15'])
  })

  it.each<[string, number, string | undefined]>([
    ['09:00', 0, '10:00-10:30'],
    ['09:30', 0, '10:00-10:30'],
    ['09:30:01', 0, '10:30-11:00'],
    ['09:00', 45, '10:30-11:00'],
    ['11:00', 0, 'asap'],
    ['20:59', 0, 'asap'],
    ['21:00', 0, 'asap'],
    ['21:30', 0, 'asap'],
    ['21:31', 0, undefined],
    ['20:30', 60, 'asap'],
    ['20:31', 60, undefined],
    ['22:00', 0, undefined],
  ])('[S12] at %s with %i minutes of way begin with %s', (clock, distance, first) => {
    expect(today({}, friday(clock), distance)?.[0]).toBe(first)
  })

  it('[S12] begin not before now and the lead time, which is added once', () => {
    expect(today({}, friday('20:30'), 15)).toEqual(['asap', '21:30-22:00'])
    expect(today({}, friday('20:45'), 15)).toEqual(['asap', '21:30-22:00'])
    expect(today({}, friday('20:46'), 15)).toEqual(['asap'])
    const night = { week: everyDay('18:00-02:00') }
    expect(today(night, friday('00:15'), 15)?.slice(0, 3)).toEqual(['asap', '01:00-01:30', '01:30-02:00'])
    expect(slots(night, friday('23:40'), 15)[1]?.times[0]).toBe('00:30-01:00')
  })

  it('[S13] offer as soon as possible today only', () => {
    const withAsap = slots({ aroundClock: true }, friday('12:00')).map(({ times }) => times.includes('asap'))
    expect(withAsap).toEqual([true, false, false, false, false, false, false])
  })

  it('[S13] offer as soon as possible over midnight round the clock', () => {
    expect(today({ aroundClock: true }, friday('23:50'), 60)).toEqual(['asap'])
    expect(slots({ aroundClock: true }, friday('23:50'), 60)[1]?.times[0]).toBe('01:30-02:00')
  })

  it('[S14] stand under their own date after midnight', () => {
    const [first, second] = slots({ week: everyDay('23:00-01:00') }, friday('12:00'))
    expect(first?.times).toEqual(['23:00-23:30', '23:30-00:00'])
    expect(second?.times).toEqual(['00:00-00:30', '00:30-01:00', '23:00-23:30', '23:30-00:00'])
  })

  it('[S14] of the night before are there on the first date, of the last night not on an eighth', () => {
    const [first] = slots({ week: everyDay('23:00-01:00'), cookingMinutes: 0 }, friday('00:10'))
    expect(first?.times).toEqual(['asap', '00:30-01:00', '23:00-23:30', '23:30-00:00'])
    expect(slots({ week: everyDay('23:00-01:00') }, friday('12:00'))).toHaveLength(7)
  })

  it('[S15] are none on a closed day, whose night shift does not run either', () => {
    const night = slots({ week: everyDay('23:00-01:00'), closedDates: ['07.03.2026'] }, friday('12:00'))
    expect(night.slice(0, 4).map(({ times }) => times.length)).toEqual([2, 2, 2, 4])
    expect(night[1]?.times).toEqual(['00:00-00:30', '00:30-01:00'])
    expect(night[2]?.times).toEqual(['23:00-23:30', '23:30-00:00'])
    expect(slots({ closedDates: ['07.03.2026'] }, friday('12:00'))[1]).toEqual({
      date: '07.03.2026',
      times: [],
    })
  })

  it('[S16] are those of the shift that still runs where yesterday’s overlaps today’s', () => {
    const week = everyDay()
    week[4] = hours('20:00-01:30')
    week[5] = hours('00:45-02:15')
    expect(slots({ week }, friday('12:00'))[1]?.times).toEqual([
      '00:00-00:30',
      '00:30-01:00',
      '01:00-01:30',
      '01:45-02:15',
    ])
    week[5] = hours('01:30-02:00')
    expect(slots({ week }, friday('12:00'))[1]?.times.at(-1)).toBe('01:30-02:00')
  })

  it('[S17] are none while ordering is disabled', () => {
    const disabled = slots({ aroundClock: true }, friday('12:00'), 0, true)
    expect(disabled.map(({ date }) => date)[6]).toBe('12.03.2026')
    expect(disabled.every(({ times }) => times.length === 0)).toBe(true)
  })
})

describe('availableSlots when the clock is changed', () => {
  const night = (timeZone: string, now: string, week = everyDay('00:00-04:00')) =>
    availableSlots({
      workTime: aWorkTime({ timeZone, week, cookingMinutes: 0 }),
      now: new Date(now),
      distanceMinutes: 0,
      orderingDisabled: false,
    })

  it('[S18] leave out the hour that is skipped', () => {
    expect(night('America/New_York', '2026-03-07T12:00:00Z')[1]).toEqual({
      date: '08.03.2026',
      times: ['00:00-00:30', '00:30-01:00', '01:00-01:30', '01:30-02:00', '03:00-03:30', '03:30-04:00'],
    })
    expect(night('Australia/Lord_Howe', '2026-10-02T20:00:00Z')[1]).toEqual({
      date: '04.10.2026',
      times: [
        '00:00-00:30',
        '00:30-01:00',
        '01:00-01:30',
        '01:30-02:00',
        '02:30-03:00',
        '03:00-03:30',
        '03:30-04:00',
      ],
    })
  })

  it('[S19] list the hour that is repeated once', () => {
    expect(night('America/New_York', '2026-10-31T12:00:00Z')[1]).toEqual({
      date: '01.11.2026',
      times: [
        '00:00-00:30',
        '00:30-01:00',
        '01:00-01:30',
        '01:30-02:00',
        '02:00-02:30',
        '02:30-03:00',
        '03:00-03:30',
        '03:30-04:00',
      ],
    })
  })

  it('[S19] mean the first pass of the repeated hour, and in its second pass what comes after it', () => {
    // 01:15 for the second time: the kitchen is open, the slots of the hour are over.
    expect(night('America/New_York', '2026-11-01T06:15:00Z')[0]?.times).toEqual([
      'asap',
      '02:00-02:30',
      '02:30-03:00',
      '03:00-03:30',
      '03:30-04:00',
    ])
  })

  it('[S18] keep the grid of a shift that opens in the skipped hour', () => {
    expect(night('Europe/Berlin', '2026-03-28T12:00:00Z', everyDay('02:15-04:00'))[1]?.times).toEqual([
      '03:15-03:45',
    ])
  })
})
