import { expect, it } from 'vitest'
import { aCategory, aProduct } from '../testing/a-product.ts'
import { productsOfCategory } from './products-of-category.ts'

const catalogue = {
  categories: [aCategory({ id: 1 }), aCategory({ id: 2, parent: 1 }), aCategory({ id: 3, parent: 2 })],
  products: [
    aProduct({ id: 30, categories: [3] }),
    aProduct({ id: 10, categories: [1] }),
    aProduct({ id: 99, categories: [9] }),
    aProduct({ id: 20, categories: [2, 3] }),
  ],
}
const ids = (category: number) => productsOfCategory(category, catalogue).map(({ id }) => id)

it('[K7] holds what lies in the category and below it, once each, as published', () => {
  expect(ids(1)).toEqual([30, 10, 20])
  expect(ids(2)).toEqual([30, 20])
  expect(ids(3)).toEqual([30, 20])
  expect(ids(4)).toEqual([])
})

it('[K7] is the same list each time, so that what is counted of it can be kept', () => {
  expect(productsOfCategory(1, catalogue)).toBe(productsOfCategory(1, catalogue))
})
