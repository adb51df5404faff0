import { expect, it } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { type ProductOrder, sortByNameInSlices, sortProducts } from './sort-products.ts'

const products = [
  aProduct({ id: 1, name: 'Набор 10', price: 300 }),
  aProduct({ id: 2, name: 'ёлочка', price: 100 }),
  aProduct({ id: 3, name: 'Набор 9', price: 300 }),
  aProduct({ id: 4, name: 'Ежевика', price: 200 }),
]

it.each<[ProductOrder, number[]]>([
  ['published', [1, 2, 3, 4]],
  ['price_up', [2, 4, 1, 3]],
  ['price_down', [1, 3, 4, 2]],
  ['name', [4, 2, 3, 1]],
])('[K19] by %s, equals as published', (order, ids) => {
  expect(sortProducts(products, order, 'ru').map(({ id }) => id)).toEqual(ids)
  expect(products.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

it('[K19] by name in slices is the same order, and lets others have their turn', async () => {
  const many = Array.from({ length: 1500 }, (_, index) =>
    aProduct({ id: index, name: `Набор ${(index * 7919) % 500}`, price: 100 }),
  )
  let pauses = 0
  const pause = () => {
    pauses += 1
    return null
  }
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  expect(ids(await sortByNameInSlices(many, 'ru', pause))).toEqual(ids(sortProducts(many, 'name', 'ru')))
  expect(pauses).toBeGreaterThan(6)
  expect(await sortByNameInSlices([], 'ru', pause)).toEqual([])
})
