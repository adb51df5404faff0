import { expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { categoryTiles } from './category-tiles.ts'

const catalogue = {
  categories: [
    aCategory({ id: 20, slug: 'pizza', image: '' }),
    aCategory({ id: 21, slug: 'meat', parent: 20 }),
    aCategory({ id: 30, slug: 'empty' }),
  ],
  products: [aProduct({ categories: [21], images: ['margherita'] })],
}

it('shows what has goods, with its subcategories and a picture', () => {
  const [pizza, ...others] = categoryTiles(catalogue)
  expect(others).toEqual([])
  expect(pizza).toMatchObject({ address: '/menu/pizza', picture: 'margherita' })
  expect(pizza?.subCategories.map(({ address }) => address)).toEqual(['/menu/pizza/meat'])
})
