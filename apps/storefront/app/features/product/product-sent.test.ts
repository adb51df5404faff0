import { expect, it } from 'vitest'
import { aProduct } from '../../testing/goods.ts'
import { productSent } from './product-sent.ts'

const opened = (id: number) => ({ product: aProduct({ id }), address: '', related: [], complete: true })
const sent = [{ opened: opened(5) }, { openedByPath: opened(7) }]

it.each([
  ['by its number', '?product_id=5', undefined, 5],
  ['by its own address', '', 'plov', 7],
  ['closed: nothing asks for it', '', undefined, null],
  ['another one, opened over the page of the first', '?product_id=9', 'plov', null],
  ['by its number over the page of another', '?product_id=5', 'plov', 5],
])('the product that came with the page, %s', (_, search, slugProduct, id) => {
  expect(productSent(sent, { search, slugProduct })?.product.id ?? null).toBe(id)
})

it('a dish that has the page for itself', () => {
  expect(productSent([{}, { dish: opened(3) }], { search: '', slugProduct: 'plov' })?.product.id).toBe(3)
  expect(productSent([{}, { dish: opened(3) }], { search: '', slugProduct: undefined })).toBeNull()
})
