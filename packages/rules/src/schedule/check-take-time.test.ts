import { describe, expect, it } from 'vitest'
import type { WorkTime } from '../model/place.ts'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { checkTakeTime } from './check-take-time.ts'
import { canTakeAsap, lastOrder } from './last-order.ts'
import { takeInterval } from './take-interval.ts'

const friday = (clock: string) => new Date(`2026-03-06T${clock}+03:00`)
const check = (over: Partial<WorkTime>, clock: string, takeDate: string, takeTime: string, days?: number) => {
  const wish = { workTime: aWorkTime(over), now: friday(clock), distanceMinutes: 15, takeDate, takeTime }
  return days === undefined ? checkTakeTime(wish) : checkTakeTime(wish, days)
}
const code = (...question: Parameters<typeof check>) => {
  const answer = check(...question)
  return answer.ok ? 'ok' : answer.code
}

describe('checkTakeTime', () => {
  it('[S20] answers the slot’s instants', () => {
    expect(check({}, '12:00', '06.03.2026', '13:00-13:30')).toEqual({
      ok: true,
      from: friday('13:00'),
      to: friday('13:30'),
    })
    expect(check({ week: everyDay('23:00-01:00') }, '12:00', '07.03.2026', '00:30-01:00')).toEqual({
      ok: true,
      from: new Date('2026-03-07T00:30+03:00'),
      to: new Date('2026-03-07T01:00+03:00'),
    })
  })

  it.each<[string, string, string, string]>([
    ['at its first possible moment', '12:15', '13:00-13:30', 'ok'],
    ['a moment too late', '12:15:00.001', '13:00-13:30', 'time_gone'],
    ['in the past', '12:00', '10:00-10:30', 'time_gone'],
    ['the last of the day', '12:00', '21:30-22:00', 'ok'],
    ['before opening', '08:00', '09:30-10:00', 'closed'],
    ['after closing', '12:00', '22:00-22:30', 'closed'],
    ['off the grid', '12:00', '13:10-13:40', 'closed'],
    ['of another length', '12:00', '13:00-14:00', 'closed'],
    ['written with spaces', '12:00', ' 13:00 - 13:30 ', 'ok'],
    ['of three times', '12:00', '13:00-13:30-14:00', 'closed'],
    ['of one time', '12:00', '13:00', 'closed'],
    ['without an end', '12:00', '13:00-', 'closed'],
    ['without a beginning', '12:00', '-13:30', 'closed'],
    ['that is no time', '12:00', 'soon', 'closed'],
    ['that is empty', '12:00', '', 'closed'],
  ])('[S21] judges a slot %s', (_, clock, time, expected) => {
    expect(code({}, clock, '06.03.2026', time)).toBe(expected)
  })

  it.each<[string, string, string]>([
    ['yesterday', '05.03.2026', 'time_gone'],
    ['the seventh date', '12.03.2026', 'ok'],
    ['the eighth date', '13.03.2026', 'closed'],
    ['a closed date', '08.03.2026', 'closed'],
    ['no date', '32.03.2026', 'closed'],
    ['an empty date', '', 'closed'],
  ])('[S21] judges %s', (_, date, expected) => {
    expect(code({ closedDates: ['08.03.2026'] }, '12:00', date, '13:00-13:30')).toBe(expected)
  })

  it('[S21] looks as many dates ahead as it is told', () => {
    expect(code({}, '12:00', '13.03.2026', '13:00-13:30', 8)).toBe('ok')
    expect(code({}, '12:00', '14.03.2026', '13:00-13:30', 8)).toBe('closed')
  })

  it('[S21] does not guess an end or a beginning that cannot be read', () => {
    expect(code({ aroundClock: true }, '12:00', '07.03.2026', 'soon-00:30')).toBe('closed')
    expect(code({ aroundClock: true }, '12:00', '07.03.2026', '23:30-late')).toBe('closed')
  })

  it('[S21] reads 24:00 as midnight', () => {
    expect(code({ week: everyDay('12:00-24:00') }, '12:00', '06.03.2026', '23:30-24:00')).toBe('ok')
    expect(code({ week: everyDay('12:00-24:00') }, '12:00', '06.03.2026', '23:30-00:00')).toBe('ok')
  })

  it.each<[string, string]>([
    ['09:59', 'closed'],
    ['10:00', 'ok'],
    ['21:15', 'ok'],
    ['21:15:01', 'closed'],
    ['22:00', 'closed'],
  ])('[S22] judges as soon as possible at %s', (clock, expected) => {
    expect(code({}, clock, '06.03.2026', 'asap')).toBe(expected)
    expect(code({}, clock, '', 'asap')).toBe(expected)
    expect(code({}, clock, '05.03.2026', 'asap')).toBe(expected)
    expect(code({}, clock, '07.03.2026', 'asap')).toBe('closed')
  })

  it('[S22] promises as soon as possible for half an hour from now and the lead time', () => {
    expect(check({}, '12:00', '06.03.2026', 'asap')).toEqual({
      ok: true,
      from: friday('12:45'),
      to: friday('13:15'),
    })
  })
})

describe('takeInterval', () => {
  it('[S20] ends a slot where the clock is put forward', () => {
    const workTime = aWorkTime({ timeZone: 'America/New_York', week: everyDay('00:00-04:00') })
    const wish = { workTime, now: friday('12:00'), distanceMinutes: 0, takeDate: '08.03.2026' }
    expect(takeInterval({ ...wish, takeTime: '01:30-02:00' })).toEqual({
      from: new Date('2026-03-08T06:30:00Z'),
      to: new Date('2026-03-08T07:00:00Z'),
    })
    expect(takeInterval({ ...wish, takeTime: '03:00-03:30' })).toEqual({
      from: new Date('2026-03-08T07:00:00Z'),
      to: new Date('2026-03-08T07:30:00Z'),
    })
  })

  it('[S20] names the instants of a slot that is over as well', () => {
    const wish = { workTime: aWorkTime(), now: friday('20:00'), distanceMinutes: 0 }
    expect(takeInterval({ ...wish, takeDate: '06.03.2026', takeTime: '10:00-10:30' })).toEqual({
      from: friday('10:00'),
      to: friday('10:30'),
    })
    expect(takeInterval({ ...wish, takeDate: '06.03.2026', takeTime: '09:00-09:30' })).toBeNull()
  })
})

describe('lastOrder', () => {
  it('[S23] is closing less the lead time, and null while it is closed', () => {
    expect(lastOrder(aWorkTime(), friday('12:00'), 15)).toEqual(friday('21:15'))
    expect(lastOrder(aWorkTime(), friday('21:50'), 15)).toEqual(friday('21:15'))
    expect(lastOrder(aWorkTime(), friday('23:00'), 15)).toBeNull()
    expect(canTakeAsap(aWorkTime(), friday('23:00'), 15)).toBe(false)
  })
})
