import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder, tableOrder, type WireOrder } from '../testing/order-body.ts'
import { type CallResult, codes, move, place, quote } from '../testing/order-calls.ts'
import type { SmallBusiness } from '../testing/small-business.ts'

const PHONE = '+79160000001'
const outcome = ({ status, body }: CallResult) => (status === 201 ? 201 : [status, body.code])

/** The rules of production, told to hold here too. */
const always =
  (limits: object = {}, more: (business: SmallBusiness) => void = () => {}) =>
  (business: SmallBusiness) => {
    business['settings.json'].guest_limits = { when: 'always', ...limits }
    more(business)
  }

const from = (shop: TestShop, address: string, body: WireOrder, key?: string): Promise<CallResult> =>
  shop
    .send('POST', '/wp-json/checkout/v1/orders', body, {
      'idempotency-key': key ?? crypto.randomUUID(),
      'x-forwarded-for': address,
    })
    .then(async (response) => ({ status: response.status, body: await response.json() }))

const byPhone = (last: number) => ({ customer: { name: 'Пётр', phone: `+7916000${String(1000 + last)}` } })

describe('open orders of a phone that are paid on receipt', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openShop({ business: always() })
  })

  it('are five, however the number is written and wherever they come from', async () => {
    const ways = ['+7 916 000-00-01', '8 (916) 000 00 01', '+79160000001', '89160000001', '9160000001']
    for (const [at, phone] of ways.entries())
      expect(
        outcome(await from(shop, `203.0.113.${at}`, pickupOrder({ customer: { name: 'П', phone } }))),
      ).toBe(201)
    const sixth = await from(shop, '203.0.113.99', pickupOrder())
    expect(outcome(sixth)).toEqual([429, 'too_many_orders'])
    expect(sixth.body.data.retry_after).toBeGreaterThan(0)
    expect(outcome(await place(shop, pickupOrder(byPhone(2))))).toBe(201)
  })

  it('make room when one is handed over or cancelled, once', async () => {
    const placed = []
    for (let at = 0; at < 5; at += 1) placed.push((await place(shop, pickupOrder())).body.order)
    await move(shop, placed[0].number, 'cooking')
    expect(outcome(await place(shop, pickupOrder()))).toEqual([429, 'too_many_orders'])
    await move(shop, placed[0].number, 'ready', 'completed', 'completed')
    expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    expect(outcome(await place(shop, pickupOrder()))).toEqual([429, 'too_many_orders'])
    const cancel = `/wp-json/checkout/v1/orders/${placed[1].id}/cancel`
    await shop.send('POST', cancel, { key: placed[1].key })
    await shop.send('POST', cancel, { key: placed[1].key })
    expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    expect(outcome(await place(shop, pickupOrder()))).toEqual([429, 'too_many_orders'])
  })

  it('are five, also when twenty come at once', async () => {
    const result = await Promise.all(
      Array.from({ length: 20 }, (_, at) => from(shop, `203.0.113.${at}`, pickupOrder())),
    )
    expect(result.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(result.filter(({ body }) => body.code === 'too_many_orders')).toHaveLength(15)
    const { count } = await shop.db.sql
      .selectFrom('orders')
      .where('phone', '=', PHONE)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(5)
  })

  it('are counted once for a try that is sent again, and the fifth is found again when there is no room', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => place(shop, pickupOrder(), { key: 'k' })))
    expect(new Set(tries.map(({ body }) => body.order.id)).size).toBe(1)
    for (let at = 0; at < 4; at += 1) expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    const again = await place(shop, pickupOrder(), { key: 'k' })
    expect([again.status, again.body.order.id]).toEqual([200, tries[0]?.body.order.id])
  })

  it('take no stock when they are refused', async () => {
    const juice = pickupOrder({ lines: [{ product_id: 2, count: 1 }], expected_total: '99.00' })
    for (let at = 0; at < 5; at += 1) expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    await Promise.all(Array.from({ length: 6 }, () => place(shop, juice)))
    const left = await shop.db.sql
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', 2)
      .where('warehouse_id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(left.quantity).toBe(5)
  })

  it('do not count what is paid online, nor what a customer orders', async () => {
    const online = pickupOrder({ payment_method: 'online' })
    const { token } = await logIn(shop, PHONE)
    for (let at = 0; at < 7; at += 1) {
      expect(outcome(await place(shop, online))).toBe(201)
      expect(outcome(await place(shop, pickupOrder(), { token }))).toBe(201)
    }
    expect(outcome(await place(shop, pickupOrder()))).toBe(201)
  })

  it('are counted by all hosts together', async () => {
    const other = await openShop({ db: shop.db })
    const result = await Promise.all(
      Array.from({ length: 12 }, (_, at) => place(at % 2 ? shop : other, pickupOrder())),
    )
    expect(result.filter(({ status }) => status === 201)).toHaveLength(5)
    await other.backend.stop()
  })
})

describe('orders of an address', () => {
  it('are sixty an hour for visitors who pay on receipt', async () => {
    const shop = await openShop({ business: always() })
    const result = await Promise.all(
      Array.from({ length: 64 }, (_, at) => from(shop, '203.0.113.7', pickupOrder(byPhone(at)))),
    )
    expect(result.filter(({ status }) => status === 201)).toHaveLength(60)
    const refused = await from(shop, '203.0.113.7', pickupOrder(byPhone(99)))
    expect(outcome(refused)).toEqual([429, 'too_many_orders'])
    expect(outcome(await from(shop, '203.0.113.8', pickupOrder(byPhone(99))))).toBe(201)
    shop.setClock('2026-03-06T13:00:00+03:00')
    const later = pickupOrder({ ...byPhone(98) })
    expect(outcome(await from(shop, '203.0.113.7', later))).toBe(201)
  })

  it('are as many as the operator says', async () => {
    const shop = await openShop({
      business: always({ orders_per_hour_per_address: 2, open_orders_per_phone: 0 }),
    })
    const result = []
    for (let at = 0; at < 3; at += 1) result.push(outcome(await from(shop, '203.0.113.7', pickupOrder())))
    expect(result).toEqual([201, 201, [429, 'too_many_orders']])
  })
})

describe('the phone’s code', () => {
  const LARGE = pickupOrder({
    lines: [{ product_id: 1, variation_id: 10, count: 23 }],
    expected_total: '10350.00',
  })

  it('is asked for before a large order in cash, in the quote already; a login is the answer', async () => {
    const shop = await openShop({ business: always() })
    expect(codes(await quote(shop, LARGE))).toEqual(['phone_code_required'])
    const refused = await place(shop, LARGE, { key: 'one' })
    expect(outcome(refused)).toEqual([422, 'phone_code_required'])
    expect(refused.body.message).toBe('Подтвердите номер телефона кодом')
    expect(codes(refused)).toEqual(['phone_code_required'])
    const { token } = await logIn(shop, PHONE)
    expect(codes(await quote(shop, LARGE, { token }))).toEqual([])
    expect(outcome(await place(shop, LARGE, { key: 'one', token }))).toBe(201)
  })

  it('is not asked for online, at the very sum, or while there is no phone', async () => {
    const shop = await openShop({ business: always({ code_above_sum: 10_350 }) })
    expect(codes(await quote(shop, LARGE))).toEqual([])
    const low = await openShop({ business: always({ code_above_sum: '10349.99' }) })
    expect(codes(await quote(low, LARGE))).toEqual(['phone_code_required'])
    expect(codes(await quote(low, { ...LARGE, payment_method: 'online' }))).toEqual([])
    expect(codes(await quote(low, { ...LARGE, customer: { name: '', phone: '' } }))).toEqual([
      'invalid_phone',
    ])
  })

  it('is asked for before a first order with its coupon', async () => {
    const shop = await openShop({
      business: always({}, (business) =>
        business['coupons.json'].push({
          id: 7,
          code: 'FIRST',
          amount: 10,
          discount_type: 'percent',
          usage_limit_first_purchase: true,
        }),
      ),
    })
    const first = pickupOrder({ promocode: 'first', expected_total: '810.00' })
    expect(codes(await quote(shop, first))).toEqual(['phone_code_required'])
    expect(codes(await quote(shop, { ...first, payment_method: 'online' }))).toEqual(['phone_code_required'])
    expect(codes(await quote(shop, pickupOrder({ promocode: 'HELLO' })))).toEqual([])
    const { token } = await logIn(shop, PHONE)
    expect(outcome(await place(shop, first, { token }))).toBe(201)
  })

  it('is asked for before a table is held', async () => {
    const shop = await openShop({ business: always() })
    expect(outcome(await place(shop, tableOrder()))).toEqual([422, 'phone_code_required'])
    expect(await shop.db.sql.selectFrom('table_bookings').selectAll().execute()).toEqual([])
    const { token } = await logIn(shop, PHONE)
    expect(outcome(await place(shop, tableOrder(), { token }))).toBe(201)
  })

  it('is asked for before a request', async () => {
    const shop = await openShop({ business: always() })
    const request = { name: 'Ольга', phone: PHONE, lines: [{ product_id: 1, count: 1 }] }
    const send = (query = '') => shop.send('POST', `/wp-json/requests/v1/orders${query}`, request)
    const refused = await send()
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'phone_code_required'])
    const { token } = await logIn(shop, PHONE)
    expect((await send(`?token=${token}`)).status).toBe(201)
  })
})

describe('the rules', () => {
  const WITHOUT_CODES = /no gateway can send one \(SMS_GATEWAY_URL/

  it('do not hold outside production, nor where the operator wants none', async () => {
    for (const shop of [
      await openShop(),
      await openShop({
        production: true,
        business: (b) => {
          b['settings.json'].guest_limits = { when: 'never' }
        },
      }),
    ]) {
      for (let at = 0; at < 7; at += 1) expect(outcome(await place(shop, pickupOrder()))).toBe(201)
      expect(outcome(await place(shop, tableOrder()))).toBe(201)
    }
  })

  it('hold in production by themselves', async () => {
    const sms = { send: async () => {} }
    const shop = await openShop({ production: true, ports: { messages: { sms } } })
    expect(outcome(await place(shop, tableOrder()))).toEqual([422, 'phone_code_required'])
    for (let at = 0; at < 5; at += 1) expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    expect(outcome(await place(shop, pickupOrder()))).toEqual([429, 'too_many_orders'])
    shop.backend.start()
    await shop.backend.stop()
    expect(shop.logged.some(({ message }) => WITHOUT_CODES.test(message ?? ''))).toBe(false)
  })

  it('count, and ask for nothing that nobody could send', async () => {
    const shop = await openShop({ production: true })
    expect(outcome(await place(shop, tableOrder()))).toBe(201)
    for (let at = 0; at < 4; at += 1) expect(outcome(await place(shop, pickupOrder()))).toBe(201)
    expect(outcome(await place(shop, pickupOrder()))).toEqual([429, 'too_many_orders'])
    const request = { name: 'Ольга', phone: PHONE, lines: [{ product_id: 1, count: 1 }] }
    const result = []
    for (let at = 0; at < 6; at += 1)
      result.push((await shop.send('POST', '/wp-json/requests/v1/orders', request)).status)
    expect(result).toEqual([201, 201, 201, 201, 201, 429])
    shop.backend.start()
    await shop.backend.stop()
    expect(shop.logged.some(({ message }) => WITHOUT_CODES.test(message ?? ''))).toBe(true)
  })
})
