import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BILLION, billionths } from './decimal.ts'
import { divideHalfUp } from './divide-half-up.ts'
import { percentOf, percentOfDown } from './percent-of.ts'

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.49, 2],
    [-0.5, 0],
    [-0.51, -1],
    [-1.5, -1],
    [7, 7],
    [1.005 * 100, 101],
    [1.15 * 50, 58],
  ])('[M1] rounds %d half up to %d', (value, expected) => {
    expect(divideHalfUp(billionths(value), BILLION)).toBe(expected)
  })

  it.each([
    [1n, 2n, 1],
    [-1n, 2n, 0],
    [-3n, 2n, -1],
    [-4n, 2n, -2],
    [-5n, 3n, -2],
    [5n, 3n, 2],
    [4n, 3n, 1],
    [0n, 3n, 0],
  ])('[M1] divides %d by %d half up', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected)
  })

  it('[M1] is never further than a half from the exact value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const rounded = divideHalfUp(BigInt(numerator), BigInt(denominator))
        const twice = 2 * (rounded * denominator - numerator)
        expect(twice).toBeGreaterThan(-denominator)
        expect(twice).toBeLessThanOrEqual(denominator)
      }),
    )
  })

  it.each([
    [100, 1000, 10],
    [105, 1000, 11],
    [104, 1000, 10],
    [333, 3333, 111],
    [59_000, 0, 0],
    [59_000, 10_000, 59_000],
    [999, 1250, 125],
    [1, 5000, 1],
    [1, 4999, 0],
  ])('[M2] of %d kopecks, %d hundredths of a percent are %d', (sum, percent, expected) => {
    expect(percentOf(sum, percent)).toBe(expected)
  })

  it('[M2] can be rounded down where the shop must not give more than the share', () => {
    expect(percentOfDown(105, 1000)).toBe(10)
    expect(percentOfDown(110, 1000)).toBe(11)
    expect(percentOfDown(1, 9999)).toBe(0)
  })
})
