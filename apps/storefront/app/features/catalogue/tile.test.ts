import type { Catalogue } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { tilesOf, topTiles } from './tile.ts'

const pictured = { siteImage: 'site', extraImage: 'extra', image: 'own' }
const catalogueOf = (...categories: ReturnType<typeof aCategory>[]): Catalogue => ({
  categories,
  products: categories.map(({ id }) => aProduct({ id, categories: [id], images: [`dish-${id}`] })),
})

describe('a tile', () => {
  it.each([
    [pictured, 'site'],
    [{ ...pictured, siteImage: '' }, 'extra'],
    [{ ...pictured, siteImage: '', extraImage: '' }, 'own'],
    [{}, 'dish-20'],
  ])('takes the picture meant for it first: %o', (pictures, shown) => {
    expect(topTiles(catalogueOf(aCategory(pictures)))[0]?.picture).toBe(shown)
  })

  it('names itself in the operator’s colour, if that is a colour and the picture his own', () => {
    const colour = (over: object) => topTiles(catalogueOf(aCategory(over)))[0]?.color
    expect(colour({ ...pictured, textColor: '#7A2A12' })).toBe('#7A2A12')
    expect(colour({ ...pictured, textColor: 'url(x)' })).toBe('')
    expect(colour({ textColor: '#7A2A12' })).toBe('')
  })

  it('is named on a borrowed picture even where the operator’s own would say the name', () => {
    const named = (over: object) =>
      topTiles(catalogueOf(aCategory({ ...over, showsName: false })))[0]?.showsName
    expect([named(pictured), named({})]).toEqual([false, true])
  })

  it('leads to its category, one below to its subcategory', () => {
    const below = aCategory({ id: 201, parent: 20, slug: 'meat' })
    const catalogue = catalogueOf(aCategory(), below)
    expect(topTiles(catalogue).map(({ address }) => address)).toEqual(['/menu/pizza'])
    expect(tilesOf([below], catalogue, ['pizza'])[0]?.address).toBe('/menu/pizza/meat')
  })

  it('is not there for a category with nothing in it', () => {
    expect(topTiles({ categories: [aCategory()], products: [] })).toEqual([])
  })
})
