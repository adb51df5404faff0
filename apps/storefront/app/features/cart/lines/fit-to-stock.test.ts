import { expect, it } from 'vitest'
import { aProduct } from '../../../testing/goods.ts'
import { fitToStock, withStock } from './fit-to-stock.ts'

const line = (productId: number, count: number) => ({ productId, variationId: null, supplements: [], count })
const products = new Map([
  [1, aProduct({ id: 1, name: 'Маргарита' })],
  [2, aProduct({ id: 2, name: 'Морс' })],
])

it('leaves a cart alone that can be had as it is', () => {
  const lines = [line(1, 3)]
  expect(fitToStock(lines, products, 1)).toEqual({ lines, notices: [] })
  expect(fitToStock(lines, products, 1).lines).toBe(lines)
})

it('takes down what the kitchen has less of, and says so', () => {
  const counted = withStock(products, [{ productId: 1, variationId: null, quantity: 2 }], 1)
  expect(fitToStock([line(1, 3), line(2, 1)], counted, 1)).toEqual({
    lines: [line(1, 2), line(2, 1)],
    notices: [{ kind: 'less', names: ['Маргарита'] }],
  })
})

it('takes out what is gone, by name', () => {
  const counted = withStock(products, [{ productId: 2, variationId: null, quantity: 0 }], 1)
  expect(fitToStock([line(1, 1), line(2, 1)], counted, 1)).toEqual({
    lines: [line(1, 1)],
    notices: [{ kind: 'gone', names: ['Морс'] }],
  })
})

it('names what the kitchen does not even know by what it was called before', () => {
  const names = new Map([[3, 'Яйца']])
  expect(fitToStock([line(1, 1), line(3, 1)], products, 1, (id) => names.get(id))).toEqual({
    lines: [line(1, 1)],
    notices: [{ kind: 'gone', names: ['Яйца'] }],
  })
})
