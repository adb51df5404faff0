import { readCatalogue } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { createProductSharer } from './share-products.ts'

const catalogue = (over: object = {}) =>
  readCatalogue([
    {
      id: 1,
      name: 'Пицца',
      slug: 'pizza',
      products: [
        { id: 7, name: 'Маргарита', slug: 'margherita', price: '590', images: ['margherita'], ...over },
      ],
    },
  ])

it('keeps once what two catalogues say alike', () => {
  const share = createProductSharer()
  const one = share('prodcat', catalogue())
  const other = share('prices/1', catalogue())
  expect(other.products[0]).toBe(one.products[0])
})

it('keeps apart what differs, and once what does not', () => {
  const share = createProductSharer()
  const russian = share('prodcat', catalogue()).products[0]
  const english = share('prodcat-en', catalogue({ name: 'Margherita' })).products[0]
  expect(english).toMatchObject({ name: 'Margherita', id: 7 })
  expect(russian).toMatchObject({ name: 'Маргарита' })
  expect(english?.images).toBe(russian?.images)
})

it('says what the newest publish says', () => {
  const share = createProductSharer()
  share('prodcat', catalogue())
  const fresh = catalogue({ price: '650' })
  expect(share('prodcat', fresh)).toEqual(fresh)
})
