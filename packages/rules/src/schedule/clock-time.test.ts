import { describe, expect, it } from 'vitest'
import { clockTime, parseClockTime } from './clock-time.ts'

describe('clock time', () => {
  it.each<[string, number]>([
    ['00:00', 0],
    ['00:05', 5],
    ['09:59', 599],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('[S1] %s is %i minutes', (text, minutes) => {
    expect(clockTime(minutes)).toBe(text)
    expect(parseClockTime(text)).toBe(minutes)
    expect(parseClockTime(` ${text} `)).toBe(minutes)
  })

  it.each(['24:01', '25:00', '12:60', '12', '12:5', 'x12:00', '12:00x', '123:00', '', '-1:00'])(
    '[S1] %s is no time of day',
    (text) => {
      expect(parseClockTime(text)).toBeNull()
    },
  )

  it('[S1] reads an hour of one digit, and seconds that do not count', () => {
    expect(parseClockTime('9:30')).toBe(570)
    expect(parseClockTime('09:30:59')).toBe(570)
    expect(parseClockTime('09:30:5')).toBeNull()
  })
})
