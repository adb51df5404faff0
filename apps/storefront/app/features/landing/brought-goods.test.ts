import { expect, it } from 'vitest'
import { broughtGoods } from './brought-goods.ts'

it('a small menu is in the page as a whole', () => {
  expect(broughtGoods([[20, 10], [30]], -1)).toEqual([[20, 10], [30]])
})

it('of a larger one come whole groups, until a telephone’s first windows are full', () => {
  expect(broughtGoods([[8, 6], [5, 9], [7], [40]], -1)).toEqual([[8, 6], [5, 9], [0], [0]])
})

it('the block that the address asks for comes whole, and a few goods above it', () => {
  expect(broughtGoods([[8, 6], [5, 9], [7, 12], [40]], 2)).toEqual([[8, 0], [0, 0], [7, 12], [0]])
  expect(broughtGoods([[8, 6], [5, 9], [7, 12], [40]], 0)).toEqual([[8, 6], [5, 9], [0, 0], [0]])
  expect(broughtGoods([[30], [8, 60], [7]], 1)).toEqual([[30], [8, 60], [0]])
})

it('no list is longer than what a list brings at once', () => {
  expect(broughtGoods([[4000], [6000]], 1)).toEqual([[60], [60]])
})
