import type { Product } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { type WishAnswer, wishAnswer } from './wish-answer.ts'

const plain = { variationId: null, supplements: [] }
const sized = { variationId: 2, supplements: [] }
const sizes = [1, 2].map((id) => ({ id, name: `${id}`, price: 100, regularPrice: null }))
const counted = (quantity: number, variationId: number | null = null) => ({
  stock: [{ warehouseId: 3, variationId, quantity }],
})

it.each<[string, Product | null, typeof plain | typeof sized, WishAnswer]>([
  ['a dish that is sold everywhere', aProduct(), plain, 'add'],
  ['one of which some is left', aProduct(counted(1)), plain, 'add'],
  ['one that the menu does not name', null, plain, 'notHere'],
  ['one of another kitchen', aProduct({ locations: [1, 2] }), plain, 'notHere'],
  ['one that has run out', aProduct(counted(0)), plain, 'outOfStock'],
  ['a size that has run out', aProduct({ variations: sizes, ...counted(0, 2) }), sized, 'outOfStock'],
  ['a size that is not made any more', aProduct({ variations: [] }), sized, 'notHere'],
])('%s at the kitchen that was chosen', (_, product, choice, answer) => {
  expect(wishAnswer(product, choice, 3)).toBe(answer)
})
