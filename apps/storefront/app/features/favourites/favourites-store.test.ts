import { expect, it } from 'vitest'
import { union } from './favourites-store.ts'

it('joins two lists of favourites, each product once, what was liked here first', () => {
  expect(union([3, 1], [1, 2])).toEqual([3, 1, 2])
})
