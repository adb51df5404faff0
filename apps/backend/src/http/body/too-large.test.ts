import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../../testing/order-body.ts'
import { act, type CallResult, move, place, placed, quote } from '../../testing/order-calls.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const MEGABYTE = 'у'.repeat(300_000)
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const line = { product_id: 1, count: 1 }
const at = (change: object) => deliveryOrder({ address: { ...deliveryOrder().address, ...change } })

const post = async (path: string, body: unknown, headers?: Record<string, string>): Promise<CallResult> => {
  const response = await shop.send('POST', path, body, headers)
  return { status: response.status, body: await response.json() }
}

describe('an order with too much of something', () => {
  it.each([
    ['customer.phone', pickupOrder({ customer: { name: 'Анна', phone: '9'.repeat(41) } })],
    ['customer.phone', pickupOrder({ customer: { name: 'Анна', phone: '9'.repeat(900_000) } })],
    ['customer.name', pickupOrder({ customer: { name: MEGABYTE, phone: '+79161234567' } })],
    ['address.address', at({ address: 'у'.repeat(301) })],
    ['address.address', at({ address: MEGABYTE })],
    ['address.address', at({ address: undefined, address_line: MEGABYTE })],
    ['address.comment', at({ comment: 'у'.repeat(1_001) })],
    ['address.lat', at({ lat: 91, lon: 0 })],
    ['address.lon', at({ lat: 0, lon: -180.5 })],
    ['comment', pickupOrder({ comment: 'у'.repeat(1_001) })],
    ['lines', pickupOrder({ lines: many(201, line) })],
    ['lines', pickupOrder({ lines: many(10_000, line) })],
    // More things than any order has: nothing of it is read, so nothing but the whole can be named.
    ['body', pickupOrder({ lines: many(30_000, line) })],
    ['lines[0].supplements', pickupOrder({ lines: [{ ...line, supplements: many(51, { id: 1 }) }] })],
    ['lines[0].product_id', pickupOrder({ lines: [{ product_id: 1e16, count: 1 }] })],
    ['coupons', pickupOrder({ coupons: many(51, 1) })],
    ['coupons', pickupOrder({ coupons: many(100_000, 1) })],
    ['coupons', pickupOrder({ coupons: many(200_000, '1').join(',') })],
    ['gifts', pickupOrder({ gifts: many(51, { coupon_id: 1, product_id: 1 }) })],
    ['promocode', pickupOrder({ promocode: MEGABYTE })],
    ['tips', pickupOrder({ tips: '1000000000.00' })],
    ['bonuses', pickupOrder({ bonuses: 1e12 })],
    ['expected_total', pickupOrder({ expected_total: '9'.repeat(500_000) })],
    ['payment_method', pickupOrder({ payment_method: MEGABYTE })],
  ])('is refused with %s named', async (field, body) => {
    for (const answer of [await quote(shop, body), await place(shop, body)]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'too_large', data: { status: 422, field } } })
      expect(answer.body.message).toContain(field)
      expect(answer.body.data.faults).toContainEqual(expect.objectContaining({ path: field }))
      expect(JSON.stringify(answer.body).length).toBeLessThan(1_000)
    }
  })

  it('is taken at the very limit', async () => {
    const body = pickupOrder({
      comment: 'у'.repeat(1_000),
      customer: { name: 'А'.repeat(120), phone: '+79161234567' },
    })
    expect((await place(shop, body)).status).toBe(201)
  })

  it('is refused for its form where it is malformed, as ever', async () => {
    for (const count of [0, -1, 1_000, '1e3'])
      expect(await quote(shop, pickupOrder({ lines: [{ ...line, count }] }))).toMatchObject({
        status: 400,
        body: { code: 'invalid_body' },
      })
    expect(await quote(shop, pickupOrder({ people_count: 1_000 }))).toMatchObject({ status: 400 })
  })

  it('names no more than some of its faults', async () => {
    const { status, body } = await quote(
      shop,
      pickupOrder({ lines: many(200, { product_id: 'x', count: 'x' }) }),
    )
    expect(status).toBe(400)
    expect(body.data.faults.length).toBeGreaterThanOrEqual(50)
    expect(body.data.faults.length).toBeLessThan(60)
  })
})

describe('tips', () => {
  const sum = async () => (await quote(shop, pickupOrder())).body.totals.total as string

  it('[G13] are at most the order’s sum', async () => {
    const most = await sum()
    expect((await quote(shop, pickupOrder({ tips: most }))).status).toBe(200)
    const tips = (Number(most) + 0.01).toFixed(2)
    const refused = { status: 422, body: { code: 'too_large', data: { field: 'tips', most } } }
    expect(await quote(shop, pickupOrder({ tips }))).toMatchObject(refused)
    expect(await place(shop, pickupOrder({ tips, expected_total: null }))).toMatchObject(refused)
  })

  it('[G13] are so afterwards as well', async () => {
    const { id, key, number, totals } = await placed(shop, pickupOrder({ expected_total: null }))
    await move(shop, number, 'processing')
    const amount = (Number(totals.total) + 0.01).toFixed(2)
    expect(await act(shop, id, 'tips', { key, amount })).toMatchObject({
      status: 422,
      body: { code: 'too_large', data: { field: 'amount', most: totals.total } },
    })
  })
})

describe('any other call with too much', () => {
  it.each([
    ['phone', '/wp-json/contacts/v1/messages', { name: 'А', phone: MEGABYTE, message: 'м' }],
    ['message', '/wp-json/contacts/v1/messages', { name: 'А', phone: '1', message: 'м'.repeat(5_001) }],
    ['lines', '/wp-json/requests/v1/orders', { name: 'А', phone: '1', lines: many(201, line) }],
    ['lat', '/wp-json/geo/v1/zone', { lat: 1e300, lon: 1 }],
    ['cart_items', '/wp-json/wc/v3/coupons/autoapply', { cart_items: many(100_000, 1) }],
    ['coupons', '/wp-json/wc/v3/coupons/autoapply', { cart_items: [], coupons: many(51, 'a') }],
    ['coupons[0]', '/wp-json/wc/v3/coupons/autoapply', { cart_items: [], coupons: [MEGABYTE] }],
    ['code', '/wp-json/systeminfo/v1/coupons/promocode', { code: MEGABYTE }],
    ['body', '/wp-json/payments/stripe/webhook', { data: MEGABYTE }],
    ['body', '/wp-json/payments/stripe/webhook', many(100_000, {})],
  ])('names %s at %s', async (field, path, body) => {
    expect(await post(path, body)).toMatchObject({
      status: 422,
      body: { code: 'too_large', data: { field } },
    })
  })

  it('names a header, a part of the path and a part of the query', async () => {
    const long = 'x'.repeat(257)
    const result = (field: string) => ({ status: 422, body: { code: 'too_large', data: { field } } })
    expect(
      await post('/wp-json/checkout/v1/orders', pickupOrder(), { 'idempotency-key': long }),
    ).toMatchObject(result('Idempotency-Key'))
    expect(await post(`/wp-json/checkout/v1/orders/${long}/cancel`, {})).toMatchObject(result('id'))
    for (const [field, path] of [
      ['q', `/wp-json/geo/v1/suggest?q=${'%D1%83'.repeat(301)}`],
      ['slug', `/wp-json/wp/v2/posts?slug=${long}`],
      ['key', `/wp-json/checkout/v1/orders/x?key=${long}`],
      ['people', '/wp-json/checkout/v1/tables?warehouse_id=1&date=06.03.2026&people=1000'],
      ['path', `/wp-json/v1/redirects?path=${'x'.repeat(2_049)}`],
    ] as const) {
      const response = await shop.get(path)
      expect({ status: response.status, body: await response.json() }).toMatchObject(result(field))
    }
  })
})

it('nothing that was refused has come further: no row, no limit counted', async () => {
  const rows = async () => {
    const tables = ['contact_messages', 'order_requests', 'delivery_wishes', 'rate_limits'] as const
    return Promise.all(tables.map((table) => shop.db.sql.selectFrom(table).selectAll().execute()))
  }
  const before = await rows()
  await post('/wp-json/contacts/v1/messages', { name: 'А', phone: MEGABYTE, message: 'м' })
  await post('/wp-json/requests/v1/orders', { name: MEGABYTE, phone: '+79161234567', lines: [line] })
  await post('/wp-json/geo/v1/wish', { phone: '+79161234567', lat: 91, lon: 0 })
  expect(await rows()).toEqual(before)
})
