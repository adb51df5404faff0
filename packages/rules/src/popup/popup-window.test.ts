import { describe, expect, it } from 'vitest'
import { isInPopupWindow } from './popup-window.ts'

// 6 March 2026 in Moscow.
const at = (clock: string, day = '2026-03-06') => new Date(`${day}T${clock}+03:00`)
const inside = (from: string | null, to: string | null, now: Date) =>
  isInPopupWindow({ from, to }, now, 'Europe/Moscow')

describe('isInPopupWindow', () => {
  it.each<[string | null, string | null, string, boolean]>([
    [null, null, '12:00', true],
    ['', ' ', '12:00', true],
    [' ', '', '12:00', true],
    ['10:00', '14:00', '09:59:59', false],
    ['10:00', '14:00', '10:00', true],
    ['10:00', '14:00', '13:59:59', true],
    ['10:00', '14:00', '14:00', false],
    ['22:00', '02:00', '22:00', true],
    ['22:00', '02:00', '21:59', false],
    ['22:00', '02:00', '01:59', true],
    ['22:00', '02:00', '02:00', false],
    ['10:00', '10:00', '09:00', true],
    ['10:00', '10:00', '11:00', true],
    ['18:00', null, '17:59', false],
    ['18:00', null, '18:00', true],
    [null, '18:00', '17:59', true],
    [null, '18:00', '18:00', false],
    ['12:00', '24:00', '23:59', true],
    ['10', '14', '10:00', true],
    ['10', '14', '14:00', false],
    ['10:00:00', '14:00:00', '13:00', true],
  ])('[P1] from %s to %s at %s: %s', (from, to, clock, expected) => {
    expect(inside(from, to, at(clock))).toBe(expected)
  })

  it.each<[string | null, string | null, string, boolean]>([
    ['06.03.2026 12:00', null, '11:59', false],
    ['06.03.2026 12:00', null, '12:00', true],
    ['2026-03-06T12:00', null, '11:59', false],
    ['2026-03-06 12:00:00', null, '12:00', true],
    ['06.03.2026', '06.03.2026', '00:00', true],
    ['06.03.2026', '06.03.2026', '23:59:59', true],
    ['2026-03-07', null, '23:59:59', false],
    [null, '05.03.2026', '00:00', false],
    [null, '2026-03-06T12:00', '11:59:59', true],
    [null, '2026-03-06T12:00', '12:00', false],
    ['2026-03-06T09:00:00Z', null, '11:59', false],
    ['2026-03-06T09:00:00Z', null, '12:00', true],
    ['2026-03-06 14:00+05:00', null, '11:59', false],
    ['2026-03-06 14:00+05:00', null, '12:00', true],
    [' 2026-03-06T09:00:00Z ', null, '12:00', true],
    [null, ' 2026-03-06T09:00:00Z ', '11:59', true],
    ['06.03.2026  12:00', null, '12:00', true],
    ['06.03.2026 12:00', '18:00', '17:00', true],
    ['06.03.2026 12:00', '18:00', '19:00', false],
    ['06.03.2026 12:00', '10:00', '13:00', false],
    ['18:00', '06.03.2026 20:00', '19:00', true],
    ['18:00', '06.03.2026 20:00', '20:00', false],
  ])('[P2] from %s to %s at %s: %s', (from, to, clock, expected) => {
    expect(inside(from, to, at(clock))).toBe(expected)
  })

  it.each([
    'soon',
    '25:00',
    '31.02.2026',
    '06.03.2026 later',
    '06.03.202612:00T',
    '2026-99-99T10:00Z',
    '100',
    'x10',
    '2026-03-06Tx',
  ])('[P3] is never at a bound that cannot be read: %s', (bound) => {
    expect(inside(bound, null, at('12:00'))).toBe(false)
    expect(inside(null, bound, at('12:00'))).toBe(false)
  })

  it('[P2] begins at the first minute that exists when the clock is put forward over its bound', () => {
    const berlin = (now: string) =>
      isInPopupWindow({ from: '29.03.2026 02:30', to: null }, new Date(now), 'Europe/Berlin')
    expect(berlin('2026-03-29T00:59:59Z')).toBe(false)
    expect(berlin('2026-03-29T01:00:00Z')).toBe(true)
  })
})
