import { expect, it } from 'vitest'
import { firstGoods } from './first-goods.ts'

it('a menu of ordinary size is in the page as a whole', () => {
  expect(firstGoods([60, 0, 60])).toEqual([60, 0, 60])
  expect(firstGoods([200, 40], 240)).toEqual([200, 40])
})

it('of a long one the page brings a little of each section, and never more than a few windows', () => {
  expect(firstGoods([400, 5, 300])).toEqual([24, 5, 12])
  const spread = firstGoods(Array.from({ length: 40 }, () => 250))
  expect(spread.slice(0, 3)).toEqual([24, 12, 12])
  expect(spread.reduce((sum, count) => sum + count, 0)).toBe(96)
  expect(spread.at(-1)).toBe(0)
})
