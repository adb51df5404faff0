import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [3, 3, 1], [43, 43, 14]],
    [10, [0, 5, 0], [0, 10, 0]],
    [7, [50, 30, 20], [4, 2, 1]],
    [5, [1, 2, 3], [1, 2, 2]],
    [0, [1, 2], [0, 0]],
    [50, [0, 0], [0, 0]],
    [50, [], []],
  ])('[M3] spreads %d over %j as %j', (sum, weights, expected) => {
    expect(allocate(sum, weights)).toEqual(expected)
  })

  it('[M4] gives equal remainders to the earlier parts', () => {
    expect(allocate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0])
    expect(allocate(3, [1, 1])).toEqual([2, 1])
    expect(allocate(7, [2, 1, 1, 2, 1])).toEqual([2, 1, 1, 2, 1])
    expect(allocate(1, [1, 5, 5])).toEqual([0, 1, 0])
  })

  it('[M3] stays exact where the products of sums leave the range of floats', () => {
    expect(allocate(1_000_000_001, [10_000_000, 70_000_000, 20_000_000])).toEqual([
      100_000_000, 700_000_001, 200_000_000,
    ])
    expect(allocate(1_000_000_001, [70_000_000, 10_000_000, 90_000_000])).toEqual([
      411_764_706, 58_823_530, 529_411_765,
    ])
    expect(allocate(999_999_999, [300_000_000, 300_000_000, 400_000_000])).toEqual([
      300_000_000, 300_000_000, 399_999_999,
    ])
  })

  it('[M3] adds up and stays within one of the exact share, for any sums', () => {
    const money = fc.integer({ min: 0, max: 100_000_000_00 })
    fc.assert(
      fc.property(money, fc.array(money, { minLength: 1, maxLength: 30 }), (sum, weights) => {
        const whole = weights.reduce((total, weight) => total + weight, 0)
        fc.pre(whole > 0)
        const parts = allocate(sum, weights)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum)
        parts.forEach((part, index) => {
          const exact = (BigInt(sum) * BigInt(weights[index] as number)) / BigInt(whole)
          expect([exact, exact + 1n]).toContain(BigInt(part))
        })
      }),
    )
  })
})
