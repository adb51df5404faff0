import { LIMITS } from '@samobranka/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../database/transaction.ts'
import { logIn } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, tableOrder } from '../../testing/order-body.ts'
import { type CallResult, codes, order, place, placed, stockOf } from '../../testing/order-calls.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const juices = (count: number, change: object = {}) =>
  pickupOrder({ lines: [{ product_id: 2, count }], expected_total: null, ...change })
const orders = () => shop.db.sql.selectFrom('orders').selectAll().where('number', '!=', '1001').execute()

describe('a placed order', () => {
  it('is answered whole, and is read back the same', async () => {
    const { status, body } = await place(
      shop,
      deliveryOrder({ comment: 'Звоните', promocode: 'HELLO', expected_total: '909.00' }),
    )
    expect(status).toBe(201)
    expect(body.order).toMatchObject({
      number: '1002',
      status: 'accepted',
      history: [{ status: 'accepted', at: '2026-03-06T09:00:00.000Z' }],
      totals: { lines: '900.00', discount: '90.00', delivery: '99.00', total: '909.00' },
      coupons: [{ id: 1, code: 'HELLO', applied: true, discount: '90.00' }],
      customer: { name: 'Пётр', phone: '+79160000001' },
      address: { address: 'Озёрск, Садовая улица, 14', flat: '5', lat: 57.151, lon: 39.401 },
      payment: { method: 'cod', status: 'on_receipt' },
      eta: { from: '2026-03-06T10:00:00.000Z', to: '2026-03-06T10:30:00.000Z' },
      comment: 'Звоните',
    })
    expect(body.payment_url).toBeUndefined()
    const { id, key } = body.order
    expect(id).toMatch(/^[\w-]{30}$/)
    expect((await order(shop, id, `?key=${key}`)).body).toEqual(body.order)
  })

  it('starts pending when it is paid online, with an address to pay at', async () => {
    const { body } = await place(shop, pickupOrder({ payment_method: 'online' }))
    expect(body.order).toMatchObject({
      status: 'pending',
      payment: { status: 'pending', url: body.payment_url, expires_at: '2026-03-06T09:30:00.000Z' },
    })
    expect(body.payment_url).toMatch(/^http:\/\/shop\/payments\/sandbox\/[\w-]{22}$/)
  })

  it('is accepted at once when there is nothing to pay online', async () => {
    const free = await placed(shop, tableOrder({ payment_method: 'online' }))
    expect([free.status, free.payment.status]).toEqual(['accepted', 'paid'])
  })

  it('takes its goods from the stock', async () => {
    await placed(shop, juices(3))
    expect(await stockOf(shop, 2)).toBe(2)
    expect(codes(await place(shop, juices(3)))).toEqual(['stock_mismatch'])
    expect(await stockOf(shop, 2)).toBe(2)
  })

  it('publishes goods of which none is left as gone', async () => {
    await placed(shop, juices(5))
    shop.backend.start()
    await expect
      .poll(() => shop.json('/wp-content/uploads/app_sync/price_1.json'), { timeout: 8_000 })
      .toMatchObject([{}, { products: [{ id: 2, in_stock: false }] }])
    await shop.backend.stop()
  })

  it('belongs to the customer who placed it', async () => {
    const anna = await logIn(shop, '+79161234567')
    const { id, customer } = await placed(shop, pickupOrder({ customer: {} }), { token: anna.token })
    expect(customer).toEqual({ name: 'Анна', phone: '+79161234567' })
    expect((await order(shop, id, `?token=${anna.token}`)).body.customer.name).toBe('Анна')
  })

  it('has the smallest free table of the wished zone, and keeps it for the stay', async () => {
    const { booking } = await placed(shop, tableOrder())
    expect(booking).toEqual({ people: 4, table_zone: 'Зал', table_id: 101 })
    const again = await place(shop, tableOrder({ take_time: '20:00-20:30' }))
    expect([again.status, again.body.code]).toEqual([409, 'table_taken'])
    expect((await place(shop, tableOrder({ take_time: '17:00-17:30' }))).status).toBe(201)
  })

  it('keeps its number apart from those of imported orders', async () => {
    const crowded = await openShop({
      business: (business) => {
        const [anna] = business['customers.json']
        if (anna) anna.orders = [{ number: '1002', lines: [{ product_id: 1, count: 1 }] }]
      },
    })
    expect((await placed(crowded, pickupOrder())).number).toBe('1002-1')
    expect((await placed(crowded, pickupOrder())).number).toBe('1003')
  })
})

describe('a refused placement', () => {
  it('names the first problem, all of them, and the new totals, and leaves no trace', async () => {
    const { status, body } = await place(
      shop,
      juices(9, { customer: { name: '', phone: '' }, promocode: 'WHO' }),
    )
    expect([status, body.code, body.data.status]).toEqual([422, 'invalid_phone', 422])
    expect(body.message).toBe('Введите корректный номер телефона')
    expect(body.data.problems).toMatchObject([
      { code: 'invalid_phone' },
      { code: 'stock_mismatch' },
      { code: 'coupon_not_eligible', data: { reason: 'not_found' } },
    ])
    expect(body.data.totals.total).toBe('495.00')
    expect(await orders()).toEqual([])
    expect(await stockOf(shop, 2)).toBe(5)
  })

  it('says when the sum is not the one agreed to', async () => {
    const { status, body } = await place(shop, pickupOrder({ expected_total: '899.99' }))
    expect([status, body.code, body.data.totals.total]).toEqual([409, 'price_changed', '900.00'])
    expect(await orders()).toEqual([])
  })

  it.each([null, undefined])(
    'takes a body that names no sum (%s) at the price of the moment',
    async (sum) => {
      expect((await placed(shop, pickupOrder({ expected_total: sum }))).totals.total).toBe('900.00')
    },
  )

  it('says why no orders are taken in the words of the popup', async () => {
    const closed = await openShop({
      business: (business) => {
        business['popups.json'].push({ id: 1, title: 'Учения', text: 'До завтра', disable_ordering: [1] })
      },
    })
    const { status, body } = await place(closed, pickupOrder())
    expect([status, body.code, body.message]).toEqual([422, 'ordering_disabled', 'До завтра'])
    expect(body.data.problems[0].message).toBe('До завтра')
  })

  it('says which sum is missing in its own message', async () => {
    const { body } = await place(shop, deliveryOrder({ lines: [{ product_id: 2, count: 1 }] }))
    expect(body.message).toBe('Не хватает до минимальной суммы заказа: 401\u202F₽')
    expect(body.data).toMatchObject({ missing: '401.00', warehouse_id: 1 })
  })
})

describe('the key', () => {
  it('must be there, and no longer than a key', async () => {
    for (const key of ['', '  ']) {
      const { status, body } = await place(shop, pickupOrder(), { key })
      expect([status, body.code]).toEqual([400, 'idempotency_key_required'])
    }
    const { status, body } = await place(shop, pickupOrder(), { key: 'x'.repeat(LIMITS.key + 1) })
    expect([status, body.code, body.data.field]).toEqual([422, 'too_large', 'Idempotency-Key'])
  })

  it('answers the same order again, also when the goods are gone by now', async () => {
    const first = await place(shop, juices(5), { key: 'one' })
    const again = await place(shop, juices(5), { key: 'one' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    expect(await orders()).toHaveLength(1)
    expect(await stockOf(shop, 2)).toBe(0)
  })

  it('answers the same payment again', async () => {
    const body = pickupOrder({ payment_method: 'online' })
    const first = await place(shop, body, { key: 'one' })
    const again = await place(shop, body, { key: 'one' })
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  it('takes the same body however it is written', async () => {
    await place(shop, pickupOrder(), { key: 'one' })
    const turned = Object.fromEntries(Object.entries(pickupOrder({ expected_total: 900 })).reverse())
    expect((await place(shop, turned, { key: 'one' })).status).toBe(200)
  })

  it('refuses another body', async () => {
    await place(shop, pickupOrder(), { key: 'one' })
    for (const body of [juices(1), juices(99)]) {
      const other = await place(shop, body, { key: 'one' })
      expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
    }
    expect(await orders()).toHaveLength(1)
  })

  it('is nobody else’s: another customer and a visitor place orders of their own with it', async () => {
    const anna = await logIn(shop, '+79161234567')
    const olga = await logIn(shop, '+79160000002')
    const answers: CallResult[] = []
    for (const token of [anna.token, olga.token, undefined])
      answers.push(await place(shop, pickupOrder(), { key: 'one', token }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(3)
  })

  it('finds the order of a visitor who has logged in since, and places no second one', async () => {
    const first = await place(shop, juices(5), { key: 'one' })
    const anna = await logIn(shop, '+79161234567')
    const again = await place(shop, juices(5), { key: 'one', token: anna.token })
    expect([again.status, again.body]).toEqual([200, first.body])
    const mended = await place(shop, pickupOrder(), { key: 'one', token: anna.token })
    expect([mended.status, mended.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(await orders()).toHaveLength(1)
  })

  it('lives for a day', async () => {
    const first = await placed(shop, pickupOrder(), { key: 'one' })
    shop.setClock('2026-03-07T12:00:00+03:00')
    const later = await place(shop, pickupOrder(), { key: 'one' })
    expect(later.status).toBe(201)
    expect(later.body.order.id).not.toBe(first.id)
    expect((await place(shop, pickupOrder(), { key: 'one' })).body).toEqual({ order: later.body.order })
  })

  it('is free again after a refusal', async () => {
    expect((await place(shop, pickupOrder({ expected_total: '1' }), { key: 'one' })).status).toBe(409)
    expect((await place(shop, pickupOrder(), { key: 'one' })).status).toBe(201)
  })
})

describe('coupons', () => {
  const limited = (coupon: object) =>
    openShop({
      business: (business) => {
        business['coupons.json'].push({
          id: 9,
          code: 'FEW',
          amount: 50,
          discount_type: 'fixed_cart',
          ...coupon,
        })
      },
    })
  const withFew = (phone = '+79160000001') =>
    pickupOrder({ promocode: 'FEW', expected_total: null, customer: { name: 'Кто-то', phone } })
  const reason = (result: { body: { data: { problems: { data: { reason: string } }[] } } }) =>
    result.body.data.problems[0]?.data.reason

  it('are used as often as all may', async () => {
    const few = await limited({ usage_limit: 2 })
    await placed(few, withFew())
    await placed(few, withFew())
    expect(reason(await place(few, withFew()))).toBe('usage_limit')
  })

  it('are used as often as each may, a visitor being told by his phone', async () => {
    const few = await limited({ usage_limit_per_user: 1 })
    const anna = await logIn(few, '+79161234567')
    await placed(few, withFew())
    expect(reason(await place(few, withFew()))).toBe('usage_limit')
    await placed(few, withFew('+79160000009'))
    await placed(few, withFew(), { token: anna.token })
    expect(reason(await place(few, withFew('+79160000010'), { token: anna.token }))).toBe('usage_limit')
  })

  it('that were won are spent once', async () => {
    const few = await limited({ individual_coupon: true, usage_avaible_users: [1] })
    const anna = await logIn(few, '+79161234567')
    expect(reason(await place(few, withFew(), { token: anna.token }))).toBe('not_found')
    await transaction(few.db, (sql) =>
      sql
        .insertInto('customer_coupons')
        .values({ customer_id: anna.id, coupon_id: 9, source: 'wheel', created_at: 1, used_order_id: null })
        .execute(),
    )
    await placed(few, withFew(), { token: anna.token })
    expect(reason(await place(few, withFew(), { token: anna.token }))).toBe('not_found')
  })

  it('that are gifts take the gift from the stock', async () => {
    const few = await limited({
      discount_type: 'free_gift',
      amount: 1,
      free_gift: { product_id: 2, quantity: 2 },
    })
    const { lines, totals } = await placed(few, withFew())
    expect(lines[1]).toMatchObject({ product_id: 2, count: 2, gift: true, total: '2.00' })
    expect(totals.total).toBe('902.00')
    expect(await stockOf(few, 2)).toBe(3)
  })
})

describe('bonuses', () => {
  it('are held with the order', async () => {
    const anna = await logIn(shop, '+79161234567')
    const body = pickupOrder({ bonuses: '200', expected_total: '700.00' })
    await placed(shop, body, { token: anna.token })
    expect(codes(await place(shop, body, { token: anna.token }))).toEqual(['bonus_too_much'])
    const entries = await shop.db.sql
      .selectFrom('bonus_entries')
      .select(['amount', 'reason'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { amount: 25_000, reason: 'opening' },
      { amount: -20_000, reason: 'hold' },
    ])
  })
})

describe('a friend’s code', () => {
  it('takes its discount off the first order by itself, and off no other', async () => {
    const friendly = await openShop({
      business: (business) => {
        business['settings.json'].referral = { discount_type: 'percent', amount: 10, referrer_bonus: 100 }
      },
    })
    const olga = await logIn(friendly, '+79160000002', 'ANNA501')
    const first = await placed(friendly, pickupOrder({ expected_total: '810.00' }), { token: olga.token })
    expect(first.totals).toMatchObject({ discount: '90.00', total: '810.00' })
    const second = await place(friendly, pickupOrder({ expected_total: '810.00' }), { token: olga.token })
    expect([second.status, second.body.code]).toEqual([409, 'price_changed'])
  })
})
