import { describe, expect, it } from 'vitest'
import { offeredTime } from './offered-time.ts'

const days = [
  { date: '06.03.2026', label: 'Сегодня', times: ['asap', '12:00-12:30', '19:00-19:30'] },
  { date: '07.03.2026', label: 'Завтра', times: ['10:00-10:30', '12:00-12:30'] },
]
const closedToday = [{ date: '06.03.2026', label: 'Сегодня', times: [] }, ...days.slice(1)]
const wish = (takeDate: string, takeTime: string) => ({ takeDate, takeTime })

describe('the time an order is for', () => {
  it.each([
    ['nothing wished: the first there is', wish('', ''), '06.03.2026', 'asap', false],
    ['what was chosen', wish('07.03.2026', '12:00-12:30'), '07.03.2026', '12:00-12:30', false],
    ['a habit of earlier orders', wish('', '19:00-19:30'), '06.03.2026', '19:00-19:30', false],
    ['a habit that is not offered today', wish('', '10:00-10:30'), '06.03.2026', 'asap', false],
    ['a chosen slot that has gone by', wish('06.03.2026', '11:00-11:30'), '06.03.2026', 'asap', true],
    ['a day that has gone by', wish('05.03.2026', '12:00-12:30'), '06.03.2026', 'asap', true],
    ['another day, time still to be chosen', wish('07.03.2026', ''), '07.03.2026', '10:00-10:30', false],
  ])('%s', (_, wished, date, time, moved) => {
    expect(offeredTime(days, wished)).toEqual({ date, time, moved })
  })

  it('is the first of the next open day when today is over', () => {
    expect(offeredTime(closedToday, wish('', ''))).toEqual({
      date: '07.03.2026',
      time: '10:00-10:30',
      moved: false,
    })
  })

  it('is none when every day is closed', () => {
    expect(offeredTime([{ date: '06.03.2026', label: '', times: [] }], wish('', ''))).toBeNull()
    expect(offeredTime([], wish('', ''))).toBeNull()
  })
})
