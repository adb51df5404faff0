import { expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import { aProduct } from '../testing/a-product.ts'
import { countPieces } from './count-pieces.ts'
import { countOfWeight, lineWeight, portionOf } from './per-kg.ts'
import { linePrice } from './unit-price.ts'

const tomatoes = aProduct({
  price: 28_900,
  measureUnit: 'kg',
  portionSize: 10,
  step: 25,
  firstAddMinimum: 50,
})

it.each([
  ['exactly', 1300, 130],
  ['to the nearest portion', 1304, 130],
  ['half a portion up', 1305, 131],
  ['not less than is sold', 100, 50],
  ['not more than a line holds', 20_000, 999],
])('[L30] a weight that was asked for is met %s', (_, grams, count) => {
  expect(countOfWeight(tomatoes, null, grams)).toBe(count)
})

it('[L31] the portion is the chosen variation’s where it has one of its own', () => {
  const fish = aProduct({
    price: 100_000,
    measureUnit: 'kg',
    portionSize: 250,
    variations: [
      { id: 1, name: 'Стейк', price: 100_000, regularPrice: null },
      { id: 2, name: 'Целиком', price: 80_000, regularPrice: null, portionSize: 1500 },
    ],
  })
  expect([null, 1, 2].map((id) => portionOf(fish, id))).toEqual([250, 250, 1500])
  expect(lineWeight(fish, 2, 2)).toBe(3000)
  expect(linePrice(fish, { variationId: 2, supplements: [] }, 1)).toBe(120_000)
  expect(countOfWeight(fish, 2, 3100)).toBe(2)
})

it('[L33] a line of goods by weight counts as one', () => {
  const products = new Map([
    [1, tomatoes],
    [2, aProduct({ id: 2 })],
  ])
  const lines = [
    aLine({ productId: 1, count: 130 }),
    aLine({ productId: 2, count: 3 }),
    aLine({ productId: 9 }),
  ]
  expect(countPieces(lines, products)).toBe(5)
  expect(countPieces([], products)).toBe(0)
})
