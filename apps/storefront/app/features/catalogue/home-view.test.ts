import type { Catalogue } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { goodsPart } from './goods-part.ts'
import { homeView, tilesView } from './home-view.ts'

const TEN = Array.from({ length: 10 }, (_, index) => index + 1)

/** Six categories of ten goods each. */
const catalogue: Catalogue = {
  categories: TEN.slice(0, 6).map((id) => aCategory({ id, slug: `category-${id}`, showOnHome: true })),
  products: TEN.slice(0, 6).flatMap((category) =>
    TEN.map((place) => aProduct({ id: category * 100 + place, categories: [category] })),
  ),
}
const { rows } = homeView(catalogue, [], null)

it('the first four rows come with the page, of the others only how many they hold', () => {
  expect(rows.map(({ goods }) => goods.length)).toEqual([8, 8, 8, 8, 0, 0])
  expect(rows.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8, 8])
})

it('under the wall of tiles the first row comes with the page', () => {
  const brought = (withRows: boolean) =>
    tilesView(catalogue, [], null, withRows).rows.map(({ goods }) => goods.length)
  expect(brought(true)).toEqual([8, 0, 0, 0, 0, 0])
  expect(brought(false)).toEqual([])
})

it('says of every row what is in its goods: whoever hides some is told how many', () => {
  const counted = rows.map(({ containing }) => containing.reduce((sum, { count }) => sum + count, 0))
  expect(counted).toEqual([8, 8, 8, 8, 8, 8])
})

it('a row that is asked for later is what the page would have brought', () => {
  const request = { section: 'row', from: 0, search: '', language: 'ru' } as const
  const later = (slug: string) => goodsPart(catalogue, { ...request, slugs: [slug] }, null)
  expect(later('category-1')).toEqual(rows[0]?.goods)
  expect(later('category-6')?.map(({ id }) => id)).toEqual([601, 602, 603, 604, 605, 606, 607, 608])
  expect(later('gone')).toBeNull()
})
