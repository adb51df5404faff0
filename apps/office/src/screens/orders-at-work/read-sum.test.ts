import { expect, it } from 'vitest'
import { readSum, writeSum } from './read-sum.ts'

it.each([
  ['1290', 129_000],
  ['1 290,5', 129_050],
  ['0.05', 5],
  ['12,', 1_200],
  [' 1 290 ₽', 129_000],
  ['', null],
  ['-5', null],
  ['1.2.3', null],
  ['1,234', null],
  ['сто', null],
  ['12345678', null],
])('reads «%s» as %s', (text, sum) => expect(readSum(text)).toBe(sum))

it('writes what it reads', () => {
  for (const sum of [0, 5, 100, 129_050]) expect(readSum(writeSum(sum))).toBe(sum)
})
