import { describe, expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

const at = (ms: number) => new Date(ms)

describe('a throttle', () => {
  it('counts each key in its window, and looks without counting', () => {
    const throttle = createThrottle(60_000)
    expect([throttle.count('a', at(0)), throttle.count('a', at(1)), throttle.count('b', at(2))]).toEqual([
      1, 2, 1,
    ])
    expect(throttle.count('a', at(3), 0)).toBe(2)
    expect(throttle.count('a', at(60_000))).toBe(1)
  })

  it('begins anew when the clock is put back', () => {
    const throttle = createThrottle(60_000)
    throttle.count('a', at(600_000))
    expect(throttle.count('a', at(0))).toBe(1)
  })

  it('holds so many keys and no long ones, whoever makes them up', () => {
    const throttle = createThrottle(60_000, 3)
    for (const key of ['a', 'b', 'c', 'd']) throttle.count(key, at(0))
    expect(['a', 'b', 'c', 'd'].map((key) => throttle.count(key, at(0), 0))).toEqual([0, 1, 1, 1])
    throttle.count('x'.repeat(1_000_000), at(0))
    expect(throttle.count('x'.repeat(64), at(0), 0)).toBe(1)
  })
})
