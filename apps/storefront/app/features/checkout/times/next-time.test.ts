import { createTranslator, loadWords } from '@samobranka/dictionary'
import { describe, expect, it } from 'vitest'
import { nextTime } from './next-time.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const now = new Date('2026-11-17T05:00:00+03:00')
const day = (date: string, ...times: string[]) => ({ date, label: 'вс, 22 ноября', times })
const named = (...days: ReturnType<typeof day>[]) => nextTime(days, now, 'Europe/Moscow', t)

describe('a closed kitchen', () => {
  it.each([
    ['17.11.2026', 'На сегодня, 10:00'],
    ['18.11.2026', 'На завтра, 10:00'],
    ['22.11.2026', 'На вс, 22 ноября, 10:00'],
  ])('opens on %s and takes orders for then', (date, name) => {
    expect(named(day('16.11.2026'), day(date, '10:00-10:30', '10:30-11:00'))).toEqual({
      date,
      time: '10:00-10:30',
      name,
    })
  })

  it('has nothing to offer where it is open, or never opens', () => {
    expect(named(day('17.11.2026', 'asap', '05:30-06:00'))).toBeNull()
    expect(named(day('17.11.2026'))).toBeNull()
    expect(named()).toBeNull()
  })
})
