import { expect, it } from 'vitest'
import { type Arrow, stepFocus } from './step-focus.ts'

const columns = [[], ['a', 'b', 'c'], [], ['d'], ['e', 'f'], []]

it.each<[string | null, Arrow, string | null]>([
  [null, 'ArrowDown', 'a'],
  ['gone', 'ArrowRight', 'a'],
  ['a', 'ArrowUp', 'a'],
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'c'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowRight', 'e'],
  ['f', 'ArrowRight', 'f'],
  ['f', 'ArrowLeft', 'd'],
  ['d', 'ArrowLeft', 'a'],
  ['a', 'ArrowLeft', 'a'],
])('from %s by %s to %s', (from, arrow, to) => expect(stepFocus(columns, from, arrow)).toBe(to))

it('leads nowhere on an empty board', () => expect(stepFocus([[], []], null, 'ArrowDown')).toBeNull())
