import { expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { mayAdd } from './may-add.ts'

const terms = { byRequest: false, buyingDisabled: false, onlyKitchen: null }
const product = aProduct()

it('lets a dish in once a place is chosen', () => {
  expect(mayAdd(product, { terms, hasPlace: true })).toBe('add')
})

it('asks for the place first', () => {
  expect(mayAdd(product, { terms, hasPlace: false })).toBe('place')
})

it('needs no place in a shop of one kitchen', () => {
  expect(mayAdd(product, { terms: { ...terms, onlyKitchen: 1 }, hasPlace: false })).toBe('add')
})

it('takes a request always, where the shop works so', () => {
  const byRequest = { ...terms, byRequest: true }
  expect(mayAdd(product, { terms: byRequest, hasPlace: true })).toBe('request')
  expect(mayAdd(product, { terms: byRequest, hasPlace: false })).toBe('request')
})

it('sells nothing in a showcase, and nothing that has run out', () => {
  expect(mayAdd(product, { terms: { ...terms, buyingDisabled: true }, hasPlace: true })).toBe('disabled')
  expect(mayAdd(aProduct({ inStock: false }), { terms, hasPlace: true })).toBe('gone')
})
