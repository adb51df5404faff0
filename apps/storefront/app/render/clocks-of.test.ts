import { expect, it } from 'vitest'
import { clocksOf } from './clocks-of.ts'

const kitchens = (...zones: string[]) => ({
  warehouses: zones.map((timeZone) => ({ workTime: { timeZone } })),
})

it('tells one clock for all kitchens of a zone', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const clocks = clocksOf(kitchens('Europe/Moscow', 'Asia/Omsk', 'Europe/Moscow'), now)
  expect(clocks.map(({ zone, offsetMs }) => [zone, offsetMs / 3_600_000])).toEqual([
    ['Europe/Moscow', 3],
    ['Asia/Omsk', 6],
  ])
})

it('says the same all day, so that a page rendered anew is the same bytes', () => {
  const at = (hour: number) => clocksOf(kitchens('Europe/Moscow'), new Date(Date.UTC(2026, 10, 15, hour, 3)))
  expect(at(23)).toEqual(at(0))
})
