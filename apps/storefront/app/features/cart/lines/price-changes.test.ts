import { expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { priceChanges, pricesOf } from './price-changes.ts'

const cart = { lines: [{ productId: 1, variationId: null, supplements: [], count: 2 }] }
const at = (price: number) => pricesOf(cart, new Map([[1, aProduct({ price })]]), [])

it('names what has become dearer, by the price of one', () => {
  expect(priceChanges(at(41_900).prices, at(45_900).lines)).toEqual([
    { kind: 'price', name: 'Маргарита', was: 41_900, now: 45_900 },
  ])
})

it('says nothing of what costs the same, or was never seen', () => {
  expect(priceChanges(at(41_900).prices, at(41_900).lines)).toEqual([])
  expect(priceChanges(new Map(), at(41_900).lines)).toEqual([])
})
