import { describe, expect, it } from 'vitest'
import { aCategory } from '../testing/a-product.ts'
import { hiddenCategories } from './hidden-categories.ts'

const hidden = (...categories: Parameters<typeof hiddenCategories>[0]) => [...hiddenCategories(categories)]

describe('hiddenCategories', () => {
  it.each([
    ['named uncategorized', { name: 'uncategorized' }],
    ['named Uncategorized with spaces', { name: ' Uncategorized ' }],
    ['addressed uncategorized', { slug: 'uncategorized', name: 'Без категории' }],
    ['under parent 15', { parent: 15 }],
    ['with hide_category', { hidden: true }],
    ['not available', { available: false }],
  ])('[K4] hides a category %s', (_, said) => {
    expect(hidden(aCategory({ id: 2, ...said }), aCategory({ id: 3 }))).toEqual([2])
  })

  it('[K4] shows category 15 itself and neighbours of the hidden names', () => {
    expect(
      hidden(
        aCategory({ id: 15 }),
        aCategory({ id: 2, parent: 14 }),
        aCategory({ id: 3, name: 'uncategorized pizza' }),
      ),
    ).toEqual([])
  })

  it('[K5] hides all that lies below a hidden category', () => {
    const tree = [
      aCategory({ id: 1, hidden: true }),
      aCategory({ id: 2, parent: 1 }),
      aCategory({ id: 3, parent: 2 }),
    ]
    expect(hidden(...tree, aCategory({ id: 4 }))).toEqual([1, 2, 3])
  })
})
