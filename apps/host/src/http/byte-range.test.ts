import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  [undefined, null],
] as const)('%s of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})
