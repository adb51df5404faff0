import { expect, it } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { oldLinePrice } from './old-price.ts'

const plain = { variationId: null, supplements: [] }

it('[L32] is what the line cost before', () => {
  expect(oldLinePrice(aProduct({ price: 40_000, regularPrice: 50_000 }), plain, 2)).toBe(100_000)
  const grapes = aProduct({ price: 35_900, regularPrice: 41_900, measureUnit: 'kg', portionSize: 100 })
  expect(oldLinePrice(grapes, plain, 5)).toBe(20_950)
})

it('[L32] is the chosen variation’s, with the supplements that are paid for now', () => {
  const cheese = { id: 7, name: 'Сыр', price: 5_000, count: 0, max: null }
  const variations = [
    { id: 1, name: '25 см', price: 40_000, regularPrice: null },
    { id: 2, name: '30 см', price: 60_000, regularPrice: 70_000 },
  ]
  const pizza = aProduct({ regularPrice: 99_000, variations, supplements: [cheese] })
  expect(oldLinePrice(pizza, { ...plain, variationId: 1 }, 1)).toBeNull()
  expect(oldLinePrice(pizza, { variationId: 2, supplements: [{ id: 7, count: 1 }] }, 1)).toBe(75_000)
})

it('[L32] is none where nothing has become cheaper', () => {
  expect(oldLinePrice(aProduct(), plain, 1)).toBeNull()
  expect(oldLinePrice(aProduct({ price: 50_000, regularPrice: 50_000 }), plain, 1)).toBeNull()
  expect(oldLinePrice(aProduct({ price: 60_000, regularPrice: 50_000 }), plain, 1)).toBeNull()
})
