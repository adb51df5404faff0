import { describe, expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import { aCategory, aProduct } from '../testing/a-product.ts'
import { isInStock } from './is-in-stock.ts'
import { isSoldAt } from './is-sold-at.ts'
import { type Visibility, visibleCatalogue } from './visible-catalogue.ts'

const small = { id: 11, name: '25 см', price: 1, regularPrice: null }
const large = { id: 12, name: '35 см', price: 1, regularPrice: null }
const left = (warehouseId: number, quantity: number, variationId: number | null = null) => ({
  warehouseId,
  variationId,
  quantity,
})

describe('isInStock', () => {
  it.each<[string, Partial<Product>, number | null, boolean]>([
    ['nothing is counted', {}, 1, true],
    ['nothing is counted and no place chosen', {}, null, true],
    ['one is left', { stock: [left(1, 1)] }, 1, true],
    ['none is left', { stock: [left(1, 0)] }, 1, false],
    ['the count went below zero', { stock: [left(1, -1)] }, 1, false],
    ['none is left at another warehouse', { stock: [left(2, 0)] }, 1, true],
    ['the operator took it off', { inStock: false, stock: [left(1, 5)] }, 1, false],
    ['it is not available', { available: false, stock: [left(1, 5)] }, 1, false],
    [
      'one variation is left',
      { variations: [small, large], stock: [left(1, 0, 11), left(1, 2, 12)] },
      1,
      true,
    ],
    [
      'no variation is left',
      { variations: [small, large], stock: [left(1, 0, 11), left(1, 0, 12)] },
      1,
      false,
    ],
    ['a variation is not counted', { variations: [small, large], stock: [left(1, 0, 11)] }, 1, true],
    ['the variations share an empty count', { variations: [small, large], stock: [left(1, 0)] }, 1, false],
    ['no place chosen, left somewhere', { stock: [left(1, 0), left(2, 3)] }, null, true],
    ['no place chosen, left nowhere', { stock: [left(1, 0), left(2, 0)] }, null, false],
    ['no place chosen, a place does not count', { locations: [1, 2], stock: [left(1, 0)] }, null, true],
    ['no place chosen, its places are empty', { locations: [1], stock: [left(1, 0)] }, null, false],
  ])('[K8] when %s', (_, said, warehouseId, expected) => {
    expect(isInStock(aProduct(said), warehouseId)).toBe(expected)
  })
})

describe('isSoldAt', () => {
  it.each<[number[], number | null, boolean]>([
    [[], 1, true],
    [[1], 1, true],
    [[2, 3], 1, false],
    [[2], null, true],
  ])('[K9] places %j, chosen %s', (locations, warehouseId, expected) => {
    expect(isSoldAt(aProduct({ locations }), warehouseId)).toBe(expected)
  })
})

describe('visibleCatalogue', () => {
  const categories = [aCategory({ id: 1 }), aCategory({ id: 2, hidden: true })]
  const products = [
    aProduct({ id: 1, categories: [1] }),
    aProduct({ id: 2, inStock: false, categories: [1] }),
    aProduct({ id: 3, locations: [2], categories: [1] }),
    aProduct({ id: 4, categories: [2] }),
    aProduct({ id: 5, categories: [2, 1] }),
    aProduct({ id: 6, categories: [] }),
    aProduct({ id: 7, stock: [left(1, 0)], categories: [1] }),
  ]
  const seen = (visibility: Partial<Visibility>) =>
    visibleCatalogue(
      { categories, products },
      { showOutOfStock: true, fragmented: false, warehouseId: null, ...visibility },
    )
  const ids = (visibility: Partial<Visibility>) => seen(visibility).products.map(({ id }) => id)

  it('[K10] leaves out hidden categories and goods that are in no shown one', () => {
    expect(seen({}).categories.map(({ id }) => id)).toEqual([1])
    expect(ids({})).toEqual([1, 2, 3, 5, 7])
  })

  it('[K11] leaves out what is out of stock when show_out_of_stock_products is false', () => {
    expect(ids({ showOutOfStock: false, warehouseId: 2 })).toEqual([1, 3, 5, 7])
    expect(ids({ showOutOfStock: false, warehouseId: 1 })).toEqual([1, 5])
    expect(ids({ showOutOfStock: false })).toEqual([1, 3, 5])
  })

  it('[K12] leaves out goods of other places when the catalogue is whole and a place is chosen', () => {
    expect(ids({ warehouseId: 1 })).toEqual([1, 2, 5, 7])
    expect(ids({ warehouseId: 1, fragmented: true })).toEqual([1, 2, 3, 5, 7])
    expect(ids({ warehouseId: null })).toEqual([1, 2, 3, 5, 7])
  })

  it('[K32] writes the name of the extras with a capital', () => {
    const everything = { showOutOfStock: true, fragmented: false, warehouseId: null }
    const categories = [
      aCategory({ id: 1, name: ' допы', slug: 'extras' }),
      aCategory({ id: 2, name: 'iКофе' }),
    ]
    const { categories: shown } = visibleCatalogue({ categories, products: [] }, everything)
    expect(shown.map(({ name }) => name)).toEqual(['Допы', 'iКофе'])
  })
})
