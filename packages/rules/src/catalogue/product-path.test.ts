import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../testing/a-product.ts'
import { productPath } from './product-path.ts'
import { productsOfCategory } from './products-of-category.ts'

const categories = [
  aCategory({ id: 1, slug: 'pizza' }),
  aCategory({ id: 2, slug: 'meat', parent: 1 }),
  aCategory({ id: 3, slug: 'very-meat', parent: 2 }),
  aCategory({ id: 4, slug: 'hits' }),
]
const path = (...ids: number[]) =>
  productPath(aProduct({ categories: ids, slug: 'salami' }), { categories, products: [] })

describe('productPath', () => {
  it.each([
    ['a subcategory', [2], { category: 'pizza', subCategory: 'meat', product: 'salami' }],
    ['a top category', [4], { category: 'hits', subCategory: null, product: 'salami' }],
    [
      'a top category before a subcategory',
      [4, 2],
      { category: 'pizza', subCategory: 'meat', product: 'salami' },
    ],
    ['two top categories', [4, 1], { category: 'hits', subCategory: null, product: 'salami' }],
    ['a third level', [3], { category: 'pizza', subCategory: 'meat', product: 'salami' }],
    ['an unknown category first', [99, 2], { category: 'pizza', subCategory: 'meat', product: 'salami' }],
    [
      'an unknown category before a top one',
      [99, 4],
      { category: 'hits', subCategory: null, product: 'salami' },
    ],
    ['an unknown category only', [99], null],
    ['no category', [], null],
  ])('[K6] of a product in %s', (_, ids, expected) => {
    expect(path(...ids)).toEqual(expected)
  })
})

describe('productsOfCategory', () => {
  it('[K7] are the goods of the category and of all below it, in the published order', () => {
    const products = [
      aProduct({ id: 1, categories: [3] }),
      aProduct({ id: 2, categories: [4] }),
      aProduct({ id: 3, categories: [4, 1] }),
    ]
    const ids = (id: number) => productsOfCategory(id, { categories, products }).map((product) => product.id)
    expect(ids(1)).toEqual([1, 3])
    expect(ids(4)).toEqual([2, 3])
    expect(ids(2)).toEqual([1])
    expect(ids(99)).toEqual([])
  })
})
