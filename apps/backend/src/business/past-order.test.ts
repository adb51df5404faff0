import type { Product } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { readPastOrder } from './past-order.ts'

const now = new Date('2026-03-06T09:00:00Z')
const pizza = {
  id: 1,
  name: 'Маргарита',
  price: 45_000,
  variations: [{ id: 11, name: '30 см', price: 59_050, regularPrice: null }],
} as unknown as Product
const defaults = { number: '501-1', warehouseId: 7, now, products: new Map([[1, pizza]]) }
const past = (json: unknown) => {
  const reading = readPastOrder(json, defaults)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('readPastOrder', () => {
  it('fills in names, prices, sums and the way it went', () => {
    expect(
      past({ date: '01.02.2026', lines: [{ product_id: 1, variation_id: 11, count: 2 }] }),
    ).toMatchObject({
      number: '501-1',
      status: 'handed',
      warehouseId: 7,
      createdAt: new Date('2026-02-01T12:00:00Z'),
      lines: [{ name: 'Маргарита', variationName: '30 см', unitPrice: 59_050, total: 118_100 }],
      totals: { lines: 118_100, total: 118_100 },
      history: [{ status: 'accepted' }, { status: 'handed' }],
    })
  })

  it('keeps what the operator wrote', () => {
    const written = past({
      number: '77',
      status: 'cancelled',
      created_at: '2026-02-01T10:00:00+03:00',
      delivery_type: 'flat_rate',
      address: { address: 'Садовая, 14', flat: '5' },
      lines: [{ product_id: 9, name: 'Борщ', count: 1, unit_price: '300.00', total: '270.00' }],
      totals: { lines: '300.00', discount: '30.00', delivery: '99.00', total: '369.00' },
      history: [
        { status: 'accepted', at: '2026-02-01T07:00:00Z' },
        { status: 'cancelled', at: '2026-02-01T07:05:00Z' },
      ],
    })
    expect(written).toMatchObject({
      number: '77',
      address: { line: 'Садовая, 14', flat: '5' },
      lines: [{ name: 'Борщ', unitPrice: 30_000, total: 27_000 }],
      totals: { lines: 30_000, discount: 3_000, delivery: 9_900, total: 36_900 },
      history: [{ status: 'accepted' }, { status: 'cancelled', at: Date.parse('2026-02-01T07:05:00Z') }],
    })
  })

  it('tells what it cannot read', () => {
    const reading = readPastOrder({ delivery_type: 'drone' }, defaults)
    expect(reading).toMatchObject({ ok: false, faults: [{ path: ['delivery_type'] }] })
  })
})
