import { expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { groceryGroups } from './grocery-view.ts'

const categories = [
  aCategory({ id: 20, slug: 'pizza', name: 'Пицца' }),
  aCategory({ id: 201, parent: 20, slug: 'meat', name: 'Мясная' }),
  aCategory({ id: 202, parent: 20, slug: 'empty', name: 'Пустая' }),
  aCategory({ id: 30, slug: 'combo', name: 'Комбо' }),
]
const hit = [{ id: 'hit', name: 'Хит', color: '' }]

it('tiles stand under their parents; a category with nothing below it is its own tile', () => {
  const products = [aProduct({ id: 1, categories: [201] }), aProduct({ id: 2, categories: [30] })]
  const { groups } = groceryGroups({ categories, products }, null)
  expect(groups.map(({ name, tiles }) => [name, tiles.map((tile) => tile.address)])).toEqual([
    ['Пицца', ['/menu/pizza/meat']],
    ['Комбо', ['/menu/combo']],
  ])
})

it('what everybody takes: hits first, nothing that is out of stock or has no picture', () => {
  const products = [
    aProduct({ id: 1, images: ['a'] }),
    aProduct({ id: 2, images: ['b'], badges: hit }),
    aProduct({ id: 3, images: [], badges: hit }),
    aProduct({ id: 4, images: ['d'], badges: hit, inStock: false }),
  ]
  expect(groceryGroups({ categories, products }, null).popular.map(({ id }) => id)).toEqual([2, 1])
})
