import { expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import { aProduct } from '../testing/a-product.ts'
import { cardPrice } from './card-price.ts'

it.each<[string, Partial<Product>, number]>([
  ['a piece', { price: 59_000 }, 59_000],
  ['a portion of kg goods', { price: 100_000, measureUnit: 'kg', portionSize: 250 }, 25_000],
  [
    'the weight that the first tap adds',
    { price: 28_900, measureUnit: 'kg', portionSize: 10, step: 25, firstAddMinimum: 50 },
    14_450,
  ],
  [
    'the cheapest variation',
    {
      price: 1,
      variations: [
        { id: 1, name: '35 см', price: 900, regularPrice: null },
        { id: 2, name: '25 см', price: 600, regularPrice: null },
      ],
    },
    600,
  ],
  ['the customer’s multiplier', { price: 101, priceMultiplier: 1.5 }, 152],
  ['a combo', { price: 1000, combo: { type: 'fixed', amount: 300 } }, 700],
])('[K13] is the price of %s', (_, said, price) => {
  const product = aProduct(said)
  expect(cardPrice(product)).toBe(price)
  expect(cardPrice(product)).toBe(price)
})
