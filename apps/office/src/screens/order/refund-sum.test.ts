import { expect, it } from 'vitest'
import { sumOfLines } from './refund-sum.ts'

const lines = [
  { count: 2, total: 100_000 },
  { count: 3, total: 10_000 },
]

it('is what was paid for whole lines, and the rounded share of parts', () => {
  expect(sumOfLines(lines, [0, 0])).toBe(0)
  expect(sumOfLines(lines, [2, 0])).toBe(100_000)
  expect(sumOfLines(lines, [1, 1])).toBe(53_333)
  expect(sumOfLines(lines, [2, 3])).toBe(110_000)
})

it('never takes more of a line than there is', () => expect(sumOfLines(lines, [9, 9])).toBe(110_000))
