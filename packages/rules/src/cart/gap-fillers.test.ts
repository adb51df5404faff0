import { expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import { aProduct } from '../testing/a-product.ts'
import { gapFillers } from './gap-fillers.ts'

const goods = (id: number, price: number, over: Partial<Product> = {}) =>
  aProduct({ id, price, categories: [id], ...over })
const ids = (candidates: readonly Product[], missing: number, most = 8) =>
  gapFillers(candidates, missing, most).map(({ id }) => id)

it('[L29] the cheapest that closes the gap comes first, what does not close it last', () => {
  expect(ids([goods(1, 9_000), goods(2, 20_000), goods(3, 15_000), goods(4, 12_000)], 15_000)).toEqual([
    3, 2, 4, 1,
  ])
})

it('[L29] one tap counts: portions of kilograms, and as many as are added at first', () => {
  const apples = goods(1, 20_000, { measureUnit: 'kg', portionSize: 500 })
  const sauces = goods(2, 5_000, { firstAddMinimum: 3 })
  expect(ids([apples, sauces], 12_000)).toEqual([2, 1])
})

it('[L29] leaves out what does not count, what has to be chosen, and what is free', () => {
  const variations = [{ id: 1, name: '30 см', price: 50_000, regularPrice: null }]
  const candidates = [
    goods(1, 20_000, { excludedFromMinimum: true }),
    goods(2, 20_000, { variations }),
    goods(3, 0),
    goods(4, 20_000),
  ]
  expect(ids(candidates, 10_000)).toEqual([4])
})

it('[L29] at most two of a category, and as many as are asked for', () => {
  const soups = [1, 2, 3].map((id) => goods(id, id * 1_000, { categories: [7] }))
  expect(ids([...soups, goods(9, 9_000)], 1_000)).toEqual([1, 2, 9])
  expect(ids([...soups, goods(9, 9_000)], 1_000, 1)).toEqual([1])
})
