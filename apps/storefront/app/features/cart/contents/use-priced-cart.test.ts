import { priceLines } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { asBefore } from './use-priced-cart.ts'

const products = new Map([1, 2].map((id) => [id, aProduct({ id })] as const))
const lines = (...counts: number[]) =>
  priceLines(
    counts.map((count, index) => ({ productId: index + 1, variationId: null, supplements: [], count })),
    products,
    [],
  )

it('of the lines only the one that was tapped becomes another', () => {
  const before = lines(1, 1)
  const after = asBefore(lines(1, 2), before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).toMatchObject({ count: 2, subtotal: 83_800 })
})

it('a line whose goods changed under it is a new one', () => {
  const before = lines(1)
  const dearer = priceLines(
    [{ productId: 1, variationId: null, supplements: [], count: 1 }],
    new Map([[1, aProduct({ id: 1, price: 50_000 })]]),
    [],
  )
  expect(asBefore(dearer, before)[0]?.subtotal).toBe(50_000)
})
