import type { Catalogue } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { categoryView } from './category-view.ts'
import { menuPage } from './menu-page.ts'

const catalogue: Catalogue = {
  categories: [
    aCategory({ id: 20, slug: 'pizza', name: 'Пицца' }),
    aCategory({ id: 201, parent: 20, slug: 'meat', name: 'Мясная' }),
    aCategory({ id: 202, parent: 20, slug: 'veggie', name: 'Без мяса' }),
    aCategory({ id: 30, slug: 'soups', name: 'Супы' }),
  ],
  products: [
    aProduct({ id: 1, slug: 'diablo', categories: [20, 201] }),
    aProduct({ id: 2, slug: 'half', categories: [201, 202] }),
    aProduct({ id: 3, slug: 'sauce', categories: [20] }),
    aProduct({ id: 4, slug: 'borsch', categories: [30] }),
  ],
}
const sections = (categorySlug: string, subCategorySlug?: string) =>
  categoryView(catalogue, { categorySlug, subCategorySlug }, null)?.sections.map(({ name, goods }) => [
    name,
    goods.map(({ id }) => id),
  ])

it('a category shows its own goods, then each subcategory’s; a product stands once', () => {
  expect(sections('pizza')).toEqual([
    [null, [3]],
    ['Мясная', [1, 2]],
  ])
})

it('a subcategory shows all its goods under no further name', () => {
  expect(sections('pizza', 'veggie')).toEqual([[null, [2]]])
})

it.each([
  ['desserts', undefined],
  ['pizza', 'desserts'],
  ['meat', undefined],
  ['soups', 'meat'],
])('%s/%s is not there', (category, sub) => {
  expect(sections(category, sub)).toBeUndefined()
})

describe('a product’s page', () => {
  const diablo = { categorySlug: 'pizza', subCategorySlug: 'meat', slugProduct: 'diablo' }

  it('is its category with the product open', () => {
    const page = menuPage(catalogue, diablo, null, 'rows')
    expect(page?.view).toMatchObject({ name: 'Мясная', sections: [{}] })
    expect([page?.openedByPath?.product.id, page?.dish]).toEqual([1, null])
  })

  it('in a restaurant is the dish alone', () => {
    const page = menuPage(catalogue, diablo, null, 'restaurant')
    expect([page?.openedByPath, page?.dish?.product.id]).toEqual([null, 1])
  })

  it('is not there for a product of another category', () => {
    expect(menuPage(catalogue, { ...diablo, slugProduct: 'borsch' }, null, 'rows')).toBeNull()
  })
})

it('where the whole menu is one page, a category of it sends no goods again', () => {
  const page = menuPage(catalogue, { categorySlug: 'pizza' }, null, 'landing')
  expect(page?.view.sections).toEqual([])
})

it('a chapter of a restaurant’s menu says what is in each dish', () => {
  const page = menuPage(catalogue, { categorySlug: 'pizza' }, null, 'restaurant')
  expect(Object.keys(page?.abouts ?? {})).toContain('1')
})
