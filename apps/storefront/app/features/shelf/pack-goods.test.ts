import { expect, it } from 'vitest'
import { aProduct } from '../../testing/goods.ts'
import { cardGoods } from './card-goods.ts'
import { packGoods, unpackGoods } from './pack-goods.ts'

const card = (product: ReturnType<typeof aProduct>) =>
  cardGoods(product, { categories: [], products: [product] }, null)
const hit = () => ({ id: 'hit', name: 'Хит', color: '#c00' })

it('a view comes out of its packing as it went in', () => {
  const special = aProduct({
    id: 2,
    measureUnit: 'kg',
    portionSize: 250,
    step: 2,
    inStock: false,
    freeLimit: 3,
    attributes: [{ name: 'contains', value: 'meat' }],
    badges: [hit()],
    variations: [{ id: 1, name: '25 см', price: 1, regularPrice: null }],
    combo: { type: 'fixed', amount: 100 },
  })
  const view = { name: 'Пицца', note: null, rows: [{ goods: [card(aProduct()), card(special)] }] }
  expect(unpackGoods(packGoods(view))).toEqual(view)
})

it('a view is unpacked once, however often it is asked for', () => {
  const sent = packGoods({ goods: [card(aProduct())] })
  expect(unpackGoods(sent)).toBe(unpackGoods(sent))
})

it('an ordinary dish is sent without what is ordinary', () => {
  const { packed } = packGoods({ goods: [card(aProduct({ name: 'Борщ' }))] })
  expect(packed).toEqual({
    goods: [
      {
        id: 1,
        name: 'Борщ',
        price: 41_900,
        categories: [],
        address: '/?product_id=1',
        picture: '',
        shownPrice: 41_900,
      },
    ],
  })
})

it('equal badges are the same object, which the page’s data holds once', () => {
  const goods = [1, 2].map((id) => card(aProduct({ id, badges: [hit()] })))
  const { packed } = packGoods({ goods })
  const [first, second] = (packed as { goods: { badges: unknown[] }[] }).goods
  expect(first?.badges[0]).toBe(second?.badges[0])
})
