import { expect, it } from 'vitest'
import { lineOf, passes } from './bench-report.mjs'

const row = (value, budget) => ({
  name: 'a figure',
  value,
  unit: 'ms',
  reference: { name: 'bare', value: 10 },
  budget,
})

it.each([
  ['no budget', 5, undefined, null, ''],
  ['at most so much', 5, { most: 5 }, true, '≤ 5.00 ms'],
  ['more than that', 6, { most: 5 }, false, '≤ 5.00 ms'],
  ['nothing where nothing is allowed', 0, { most: 0 }, true, '≤ 0.00 ms'],
  ['as much as its reference', 9, { ratio: 0.9 }, true, '≥ 0.9 of it'],
  ['less than its reference', 8, { ratio: 0.9 }, false, '≥ 0.9 of it'],
  ['at most so much of its reference', 13, { mostOf: 1.3 }, true, '≤ 1.30 of it'],
  ['more of it', 14, { mostOf: 1.3 }, false, '≤ 1.30 of it'],
])('%s', (_, value, budget, passed, said) => {
  expect(passes(row(value, budget))).toBe(passed)
  expect(lineOf(row(value, budget))[4]).toBe(said)
})
