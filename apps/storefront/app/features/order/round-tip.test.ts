import { expect, it } from 'vitest'
import { roundTip } from './round-tip.ts'

it('a tip is told in whole units', () => {
  expect([27_45, 69_50, 100_00].map(roundTip)).toEqual([27_00, 70_00, 100_00])
})

it('a small one, as in dear currencies, keeps its hundredths', () => {
  expect([55, 2_35, 9_99].map(roundTip)).toEqual([55, 2_35, 9_99])
})
