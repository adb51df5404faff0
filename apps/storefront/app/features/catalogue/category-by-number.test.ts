import { describe, expect, it } from 'vitest'
import { aCategory } from '../../testing/goods.ts'
import { categoryByNumber } from './category-by-number.ts'

const catalogue = {
  categories: [
    aCategory({ id: 20, slug: 'pizza' }),
    aCategory({ id: 21, slug: 'meat', parent: 20 }),
    aCategory({ id: 30, slug: 'drinks' }),
  ],
  products: [],
}
const find = (id: string, slug?: string) => {
  const found = categoryByNumber(catalogue, { id, slug })
  return found && [found.categorySlug, found.subCategorySlug].filter(Boolean).join('/')
}

describe('a category asked for by its number', () => {
  it.each([
    ['20', undefined, 'pizza'],
    ['21', undefined, 'pizza/meat'],
    ['pizza', undefined, 'pizza'],
    ['20', 'pizza', 'pizza'],
    ['20', 'meat', 'pizza/meat'],
    ['21', 'meat', 'pizza/meat'],
  ])('%s %s is %s', (id, slug, found) => {
    expect(find(id, slug)).toBe(found)
  })

  it.each([
    ['99', undefined],
    ['020', undefined],
    ['20', 'drinks'],
    ['30', 'meat'],
  ])('%s %s is nothing', (id, slug) => {
    expect(find(id, slug)).toBeNull()
  })
})
