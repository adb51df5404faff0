import { describe, expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay, hours } from '../testing/a-work-time.ts'
import { shiftsOfDate } from './shifts-of-date.ts'

const friday = { year: 2026, month: 3, day: 6 }
const drawn = (over: Partial<WorkTime>, date = friday) =>
  shiftsOfDate(aWorkTime(over), date).map(({ from, to, opens, closes }) =>
    [from.toISOString().slice(0, 16), to.toISOString().slice(0, 16), opens, closes].join(' '),
  )

describe('shiftsOfDate', () => {
  it.each<[string, string[], string[]]>([
    ['one range', ['10:00-22:00'], ['2026-03-06T07:00 2026-03-06T19:00 600 1320']],
    [
      'several ranges, in order',
      ['18:00-23:00', '12:00-16:00'],
      ['2026-03-06T09:00 2026-03-06T13:00 720 960', '2026-03-06T15:00 2026-03-06T20:00 1080 1380'],
    ],
    ['over midnight', ['22:00-03:00'], ['2026-03-06T19:00 2026-03-07T00:00 1320 1620']],
    ['to 24:00', ['12:00-24:00'], ['2026-03-06T09:00 2026-03-06T21:00 720 1440']],
    ['to 00:00', ['12:00-00:00'], ['2026-03-06T09:00 2026-03-06T21:00 720 1440']],
    ['00:00–00:00', ['00:00-00:00'], ['2026-03-05T21:00 2026-03-06T21:00 0 1440']],
    ['10:00–10:00', ['10:00-10:00'], ['2026-03-06T07:00 2026-03-07T07:00 600 2040']],
    [
      'touching ranges',
      ['10:00-14:00', '14:00-15:00'],
      ['2026-03-06T07:00 2026-03-06T11:00 600 840', '2026-03-06T11:00 2026-03-06T12:00 840 900'],
    ],
    ['overlapping ranges', ['10:00-14:00', '13:30-15:00'], ['2026-03-06T07:00 2026-03-06T12:00 600 900']],
    ['a range within a range', ['10:00-14:00', '11:00-12:00'], ['2026-03-06T07:00 2026-03-06T11:00 600 840']],
    ['nothing', [], []],
  ])('[S2] of %s', (_, written, expected) => {
    expect(drawn({ week: everyDay(...written) })).toEqual(expected)
  })

  it('[S2] tells merged hours as written: the first opening, the last closing', () => {
    const [shift] = shiftsOfDate(aWorkTime({ week: everyDay('10:00-14:00', '13:00-00:00') }), friday)
    expect(shift?.hours).toEqual({ from: 600, to: 0 })
    const [wider] = shiftsOfDate(aWorkTime({ week: everyDay('10:00-14:00', '11:00-14:00') }), friday)
    expect(wider?.hours).toEqual({ from: 600, to: 840 })
    const [same] = shiftsOfDate(aWorkTime({ week: everyDay('10:00-24:00', '12:00-00:00') }), friday)
    expect(same?.hours).toEqual({ from: 600, to: 1440 })
  })

  it('[S3] are those of the weekday, Monday first and Sunday as 7', () => {
    const week = [hours('01:00-02:00'), [], [], [], hours('05:00-06:00'), [], hours('07:00-08:00')]
    const opens = (day: number) => shiftsOfDate(aWorkTime({ week }), { ...friday, day }).map((s) => s.opens)
    expect([2, 3, 6, 8].map(opens)).toEqual([[60], [], [300], [420]])
    expect(drawn({ week: [] })).toEqual([])
  })

  it('[S4] are the whole day round the clock, whatever the week says', () => {
    expect(drawn({ aroundClock: true, week: [] })).toEqual(['2026-03-05T21:00 2026-03-06T21:00 0 1440'])
  })

  it('[S5] are none on a closed date, round the clock too', () => {
    expect(drawn({ closedDates: ['06.03.2026'] })).toEqual([])
    expect(drawn({ closedDates: ['06.03.2026'], aroundClock: true })).toEqual([])
    expect(drawn({ closedDates: ['05.03.2026', '07.03.2026'] })).toHaveLength(1)
  })

  it('[S6] begin and end at the first minute that exists when the clock is put forward over their edge', () => {
    const spring = { year: 2026, month: 3, day: 29 }
    const berlin = (written: string) => drawn({ timeZone: 'Europe/Berlin', week: everyDay(written) }, spring)
    expect(berlin('02:30-05:00')).toEqual(['2026-03-29T01:00 2026-03-29T03:00 150 300'])
    expect(berlin('01:00-02:30')).toEqual(['2026-03-29T00:00 2026-03-29T01:00 60 150'])
    expect(berlin('02:00-02:45')).toEqual([])
    expect(berlin('02:00-03:00')).toEqual([])
  })
})
