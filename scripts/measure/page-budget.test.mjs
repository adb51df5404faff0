import { expect, it } from 'vitest'
import { missesOf } from './page-budget.mjs'

const good = { scores: ['99', '100', '100', '100'], largestPaint: 1_700, blocking: 50, shift: 0 }

it.each([
  ['all is reached', good, []],
  ['a score is one short', { ...good, scores: ['98', '100', '99', '100'] }, ['Perf', 'Best']],
  [
    'it is slow, busy and jumps',
    { ...good, largestPaint: 1_701, blocking: 51, shift: 0.01 },
    ['LCP', 'TBT', 'CLS'],
  ],
  ['nothing was painted', { ...good, largestPaint: Number.NaN }, ['LCP']],
  ['there are no scores', { ...good, scores: undefined }, []],
])('says what a page misses where %s', (_, figures, misses) => {
  expect(missesOf(figures)).toEqual(misses)
})
