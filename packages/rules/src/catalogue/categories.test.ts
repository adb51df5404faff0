import { describe, expect, it } from 'vitest'
import { aCategory } from '../testing/a-product.ts'
import { categoryIndex } from './category-index.ts'
import { categoryPath } from './category-path.ts'
import { topCategories } from './top-categories.ts'
import { withDescendants } from './with-descendants.ts'

const categories = [
  aCategory({ id: 3, parent: 1 }),
  aCategory({ id: 1 }),
  aCategory({ id: 2 }),
  aCategory({ id: 4, parent: 3 }),
  aCategory({ id: 5, parent: 1 }),
  aCategory({ id: 6, parent: 99 }),
]
const loop = [aCategory({ id: 1 }), aCategory({ id: 7, parent: 8 }), aCategory({ id: 8, parent: 7 })]

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('topCategories', () => {
  it('[K1] stand below none, in the published order', () => {
    expect(ids(topCategories(categories))).toEqual([1, 2, 6])
  })

  it('[K2] are those of an unknown parent too, and none of a loop', () => {
    expect(ids(topCategories(categories.filter(({ id }) => id !== 3)))).toEqual([1, 2, 4, 6])
    expect(ids(topCategories(loop))).toEqual([1])
  })
})

describe('categoryPath', () => {
  it('[K1] leads from the top down to the category', () => {
    expect(categoryPath(4, categories).map(({ id }) => id)).toEqual([1, 3, 4])
    expect(categoryPath(2, categories).map(({ id }) => id)).toEqual([2])
    expect(categoryPath(99, categories)).toEqual([])
  })

  it('[K2] ends in a loop of parents', () => {
    expect(categoryPath(7, loop).map(({ id }) => id)).toEqual([8, 7])
  })
})

describe('withDescendants', () => {
  it('[K3] holds the categories and all below them', () => {
    expect([...withDescendants([1], categories)].sort()).toEqual([1, 3, 4, 5])
    expect([...withDescendants([3, 2], categories)].sort()).toEqual([2, 3, 4])
    expect([...withDescendants([7], loop)].sort()).toEqual([7, 8])
    expect([...withDescendants([], categories)]).toEqual([])
  })
})

describe('categoryIndex', () => {
  it('[K1] is built once for a list and anew for another', () => {
    expect(categoryIndex(categories)).toBe(categoryIndex(categories))
    expect(categoryIndex([...categories])).not.toBe(categoryIndex(categories))
  })
})
