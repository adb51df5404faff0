import { expect, it } from 'vitest'
import { isTooDeep } from './is-too-deep.ts'

it.each([
  ['{"a":[{"b":[1,2]}]}', false],
  ['['.repeat(64) + ']'.repeat(64), false],
  ['['.repeat(65) + ']'.repeat(65), true],
  ['{"a":'.repeat(65), true],
  [JSON.stringify({ text: `"\\${'['.repeat(500)}` }), false],
  [JSON.stringify(Array(1_000).fill([{}])), false],
])('%s', (json, expected) => {
  expect(isTooDeep(json)).toBe(expected)
})
