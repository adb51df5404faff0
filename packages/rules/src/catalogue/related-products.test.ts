import { expect, it } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { relatedProducts } from './related-products.ts'

it('[K27] are the visible ones in the operator’s order, each once and never the product itself', () => {
  const visible = [1, 2, 3, 4].map((id) => aProduct({ id }))
  const related = relatedProducts(aProduct({ id: 2, relatedIds: [3, 2, 99, 1, 3] }), visible)
  expect(related.map(({ id }) => id)).toEqual([3, 1])
})
