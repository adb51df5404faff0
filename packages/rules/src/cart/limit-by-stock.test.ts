import { describe, expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import { aLine } from '../testing/a-line.ts'
import { aProduct, byId } from '../testing/a-product.ts'
import { limitByStock } from './limit-by-stock.ts'
import { stockPool } from './stock-pool.ts'

const large = { id: 32, name: '32 см', price: 79_000, regularPrice: null }
const small = { id: 25, name: '25 см', price: 59_000, regularPrice: null }
const cheese = { id: 7, name: 'Сыр', price: 5_000, count: 0, max: 2 }
const left = (quantity: number, variationId: number | null = null, warehouseId = 1) => ({
  warehouseId,
  variationId,
  quantity,
})
const limit = (product: Partial<Product>, ...lines: ReturnType<typeof aLine>[]) =>
  limitByStock(lines, byId([aProduct(product)]), 1)

describe('limits by stock', () => {
  it('[L21] leave a line within the stock as it is', () => {
    const line = aLine({ count: 3 })
    expect(limit({ stock: [left(3)] }, line)).toEqual({ lines: [line], corrected: [], removed: [] })
  })

  it('[L21] cut a line above the stock and say by how much', () => {
    const line = aLine({ count: 4 })
    expect(limit({ stock: [left(3)] }, line)).toEqual({
      lines: [aLine({ count: 3 })],
      corrected: [{ line, count: 3 }],
      removed: [],
    })
  })

  it('[L21] count all lines of the same goods together, earlier ones first', () => {
    const plain = aLine({ count: 2 })
    const cheesy = aLine({ count: 2, supplements: [{ id: 7, count: 1 }] })
    const answer = limit({ stock: [left(3)], supplements: [cheese] }, plain, cheesy)
    expect(answer.lines).toEqual([plain, { ...cheesy, count: 1 }])
    expect(answer.corrected).toEqual([{ line: cheesy, count: 1 }])
    const none = limit({ stock: [left(2)], supplements: [cheese] }, plain, cheesy)
    expect(none.lines).toEqual([plain])
    expect(none.corrected).toEqual([{ line: cheesy, count: 0 }])
    expect(none.removed).toEqual([])
  })

  it('[L21] count variations apart where each has its own remainder', () => {
    const lines = [aLine({ variationId: 25, count: 2 }), aLine({ variationId: 32, count: 2 })]
    const answer = limit({ variations: [small, large], stock: [left(2, 25), left(1, 32)] }, ...lines)
    expect(answer.lines.map(({ count }) => count)).toEqual([2, 1])
  })

  it('[L22] let variations without a remainder of their own share the one of the product', () => {
    const lines = [
      aLine({ variationId: 25, count: 2 }),
      aLine({ variationId: 32, count: 2 }),
      aLine({ count: 2 }),
    ]
    const answer = limit({ variations: [small, large], stock: [left(1, 25), left(3)] }, ...lines)
    expect(answer.lines.map(({ count }) => count)).toEqual([1, 2, 1])
  })

  it('[L23] do not bind goods that are not counted at that warehouse', () => {
    const line = aLine({ count: 500 })
    expect(limit({ stock: [left(0, null, 2)] }, line).lines).toEqual([line])
    expect(limitByStock([line], byId([aProduct({ stock: [left(1)] })]), null).lines).toEqual([line])
  })

  it.each<[string, Partial<Product>, Partial<ReturnType<typeof aLine>>]>([
    ['unknown', {}, { productId: 404 }],
    ['not available', { available: false }, {}],
    ['out of stock', { inStock: false }, {}],
    ['sold elsewhere', { locations: [2] }, {}],
    ['none left', { stock: [left(0)] }, {}],
    ['oversold', { stock: [left(-2)] }, {}],
    ['unknown variation', { variations: [small] }, { variationId: 32 }],
    ['unknown supplement', { supplements: [cheese] }, { supplements: [{ id: 8, count: 1 }] }],
  ])('[L24] remove what cannot be bought: %s', (_why, product, over) => {
    const line = aLine(over)
    expect(limit(product, line)).toEqual({ lines: [], corrected: [], removed: [line] })
  })

  it('[L24] keep what names this warehouse among others, and anything while none is chosen', () => {
    expect(limit({ locations: [2, 1] }, aLine()).removed).toEqual([])
    expect(limitByStock([aLine()], byId([aProduct({ locations: [2] })]), null).removed).toEqual([])
  })

  it('[L24] keep what takes one of several supplements', () => {
    const line = aLine({ supplements: [{ id: 8, count: 1 }] })
    expect(limit({ supplements: [cheese, { ...cheese, id: 8 }] }, line).removed).toEqual([])
  })

  it('[L22] draw from a pool named by product and variation', () => {
    const product = aProduct({ stock: [left(3), left(2, 32)] })
    expect(stockPool(product, null, 1)).toEqual({ key: '1/', variationId: null, quantity: 3 })
    expect(stockPool(product, 32, 1)).toEqual({ key: '1/32', variationId: 32, quantity: 2 })
  })

  it('[L25] bring a supplement down to its maximum', () => {
    const line = aLine({ count: 2, supplements: [{ id: 7, count: 3 }] })
    const answer = limit({ supplements: [cheese] }, line)
    expect(answer.lines).toEqual([aLine({ count: 2, supplements: [{ id: 7, count: 2 }] })])
    expect(answer.corrected).toEqual([{ line, count: 2 }])
    const full = aLine({ supplements: [{ id: 7, count: 2 }] })
    expect(limit({ supplements: [cheese] }, full)).toEqual({ lines: [full], corrected: [], removed: [] })
    const free = aLine({ supplements: [{ id: 7, count: 30 }] })
    expect(limit({ supplements: [{ ...cheese, max: null }] }, free).corrected).toEqual([])
  })
})
