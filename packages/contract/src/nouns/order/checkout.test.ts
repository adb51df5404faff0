import { describe, expect, it } from 'vitest'
import type { Codec } from '../../wire/codec.ts'
import { pathText, read } from '../../wire/read.ts'
import { write } from '../../wire/write.ts'
import { address } from '../delivery/address.ts'
import { autoApplyBody, promocodeBody } from '../loyalty/auto-apply.ts'
import { metaValue } from '../meta-data.ts'
import { orderBody } from './order-body.ts'
import { ratingBody } from './order-calls.ts'
import { quote } from './quote.ts'

const outcome = <T>(codec: Codec<T>, wire: unknown): T | string[] => {
  const reading = read(codec, wire)
  return reading.ok ? reading.value : reading.faults.map(({ path, what }) => `${pathText(path)}: ${what}`)
}

const valueFrom = <T>(codec: Codec<T>, wire: unknown): T => {
  const reading = read(codec, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

const least = { delivery_type: 'flat_rate', lines: [] }

describe('an order’s body', () => {
  it('needs only a delivery type and lines to be of the right shape', () => {
    expect(outcome(orderBody, least)).toEqual({
      deliveryType: 'flat_rate',
      warehouseId: null,
      pickupPointId: null,
      address: null,
      takeDate: null,
      takeTime: 'asap',
      express: false,
      booking: null,
      lines: [],
      coupons: [],
      promocode: null,
      gifts: [],
      bonuses: 0,
      tips: 0,
      peopleCount: 1,
      paymentMethod: '',
      changeFrom: null,
      customer: { name: '', phone: '' },
      comment: '',
      allergy: '',
      expectedTotal: null,
    })
  })

  it.each([0, -1, 1.5, 1000, 'two', true])('refuses a count of %j', (count) => {
    expect(outcome(orderBody, { ...least, lines: [{ product_id: 1, count }] })).toEqual([
      expect.stringMatching(/^lines\[0\]\.count: a whole number from 1 to 999 expected/),
    ])
  })

  it('refuses sums below zero', () => {
    expect(outcome(orderBody, { ...least, bonuses: -1, tips: '-5' })).toEqual([
      expect.stringMatching(/^bonuses: /),
      expect.stringMatching(/^tips: /),
    ])
  })

  it.each(['12:00 - 12:30', '12:00–12:30', 'asap'])('knows the time %j', (time) => {
    expect(outcome(orderBody, { ...least, take_time: time })).toMatchObject({
      takeTime: time === 'asap' ? 'asap' : '12:00-12:30',
    })
  })

  it('takes no price from its lines', () => {
    const body = outcome(orderBody, {
      ...least,
      lines: [{ product_id: 1, count: 1, price: '0.01', total: '0.01' }],
    })
    expect(body).toMatchObject({ lines: [{ productId: 1, variationId: null, supplements: [], count: 1 }] })
  })

  it('tells what is wrong with a body of no shape at all', () => {
    expect(outcome(orderBody, {})).toEqual(['delivery_type: missing', 'lines: missing'])
    expect(outcome(orderBody, [])).toEqual(['delivery_type: missing', 'lines: missing'])
    expect(outcome(orderBody, 'x')).toEqual([': an object expected, got "x"'])
  })
})

describe('an address', () => {
  const home = { line: 'Озёрск, Садовая улица, 14', flat: '5', point: { lat: 57.1, lon: 39.4 } }

  it.each([
    [{ address: home.line, flat: 5, lat: '57.1', lon: 39.4 }],
    [{ address: home.line, apartment: '5', coordinates: '57.1,39.4' }],
    [{ address_line: home.line, flat: '5', coords: [57.1, 39.4] }],
  ])('is read from %j', (wire) => {
    expect(outcome(address, wire)).toMatchObject(home)
  })

  it('without a point says so', () => {
    expect(outcome(address, { address: 'x', lat: 57.1 })).toMatchObject({ point: null })
  })
})

describe('the cart of autoapply', () => {
  const item = (id: number, variation: number) => ({
    product: { id, name: 'x' },
    quantity: 1,
    variation,
    price: '5.00',
  })

  it('is keyed by product id, or a list where one product stands twice', () => {
    const keyed = outcome(autoApplyBody, { cart_items: { 7: item(7, 0), 8: item(8, 81) } })
    const listed = outcome(autoApplyBody, { cart_items: [item(7, 0), item(8, 81)] })
    expect(keyed).toEqual(listed)
    expect(keyed).toMatchObject({
      items: [
        { product: { id: 7 }, variationId: null },
        { product: { id: 8 }, variationId: 81 },
      ],
    })
  })

  it('takes the product’s id from the key where the item does not name it', () => {
    expect(outcome(autoApplyBody, { cart_items: { 7: { quantity: '2' } } })).toMatchObject({
      items: [{ product: { id: 7 }, quantity: 2 }],
    })
  })

  it('is written as an object, and as a list where keys would collide', () => {
    const body = (ids: number[]) => {
      const value = valueFrom(autoApplyBody, { cart_items: ids.map((id, at) => item(id, at + 1)) })
      return write(autoApplyBody, value).cart_items
    }
    expect(Object.keys(body([7, 8]) ?? {})).toEqual(['7', '8'])
    expect(Array.isArray(body([7, 8]))).toBe(false)
    expect(body([7, 7])).toHaveLength(2)
  })

  it('carries the warehouse in its meta data', () => {
    const body = valueFrom(autoApplyBody, { cart_items: [], meta_data: [{ key: 'stock_id', value: 3 }] })
    expect(metaValue(body.meta, 'stock_id')).toBe(3)
  })

  it('a typed code may come without a cart, but not without the code', () => {
    expect(outcome(promocodeBody, { code: ' ЛЕТО ' })).toMatchObject({ code: ' ЛЕТО ', items: [] })
    expect(outcome(promocodeBody, {})).toEqual(['code: missing'])
  })
})

it.each([0, 6, 2.5, 'five'])('a rating of %j stars is refused', (stars) => {
  expect(outcome(ratingBody, { stars })).toEqual([expect.stringMatching(/^stars: stars 1–5 expected/)])
})

it('a quote writes sums as decimal strings and leaves out what a coupon does not need to explain', () => {
  const value = valueFrom(quote, {
    totals: { lines: '10.00', total: 10 },
    delivery: { price: 0 },
    coupons: [{ id: 1, code: 'A', applied: '1', discount: 5 }],
  })
  expect(write(quote, value)).toMatchObject({
    totals: { lines: '10.00', discount: '0.00', total: '10.00' },
    coupons: [{ id: 1, code: 'A', name: '', applied: true, discount: '5.00' }],
    problems: [],
  })
})
