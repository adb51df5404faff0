import { expect, it } from 'vitest'
import { aProduct } from '../../testing/goods.ts'
import { brandView } from './brand-view.ts'

it('a brand shows its products in its own order, without those that are not in sight', () => {
  const brand = { id: 1, slug: 'farm', name: 'Ферма', description: '', image: '', productIds: [3, 9, 1] }
  const catalogue = {
    categories: [],
    products: [aProduct({ id: 1 }), aProduct({ id: 2 }), aProduct({ id: 3 })],
  }
  expect(brandView(brand, catalogue, null).goods.map(({ id }) => id)).toEqual([3, 1])
})
