import { expect, test } from 'vitest'
import { picturedGroups } from './pictured-groups.ts'

test('a page brings the pictures of whole groups, until a telephone’s first two windows are full', () => {
  expect(picturedGroups([3, 4, 2, 3, 2, 2, 3])).toBe(4)
  expect(picturedGroups([11, 5, 1])).toBe(2)
  expect(picturedGroups([40, 1])).toBe(1)
})

test('of a small shop it brings them all', () => {
  expect(picturedGroups([3, 2])).toBe(2)
  expect(picturedGroups([])).toBe(0)
})
