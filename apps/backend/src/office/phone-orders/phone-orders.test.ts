import { beforeEach, describe, expect, it } from 'vitest'
import { boardOf, officeCall, once } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'dispatcher')
})
const call = (method: string, path: string, body?: object, headers = {}) =>
  officeCall(shop, cookie, method, path, body, headers)

const annas = (change: object = {}) =>
  pickupOrder({ customer: { name: 'Анна', phone: '8 916 123-45-67' }, ...change })

describe('an order by phone', () => {
  it('finds whoever calls, and is placed as theirs, once', async () => {
    const found = (await call('GET', '/guests/by-phone?phone=8%20916%20123-45-67')).body
    expect(found).toMatchObject({ customer_id: 501, name: 'Анна', orders_count: 1, bonuses: '250.00' })
    expect((await call('POST', '/phone-orders/quote', annas({ coupons: [3] }))).body).toMatchObject({
      totals: { total: '855.00' },
    })
    const key = once()
    const body = annas({ coupons: [3], expected_total: '855.00' })
    const made = await call('POST', '/phone-orders', body, key)
    expect([made.status, made.body.order.order_of_customer]).toEqual([201, 2])
    expect((await call('POST', '/phone-orders', body, key)).status).toBe(200)
    const row = await shop.db.sql.selectFrom('orders').selectAll().where('status', '=', 'accepted').execute()
    expect(row).toMatchObject([{ customer_id: 501, number: made.body.order.number }])
    const deeds = await shop.db.sql
      .selectFrom('journal')
      .selectAll()
      .where('deed', '=', 'order.create')
      .execute()
    expect(deeds).toMatchObject([{ actor: 'staff', subject_id: String(row[0]?.id) }])
    expect(JSON.stringify(deeds)).not.toContain('1234567')
  })

  it('is one of a stranger too, at the kitchens of whoever takes it', async () => {
    expect((await call('GET', '/guests/by-phone?phone=12')).status).toBe(422)
    const key = once()
    expect((await call('POST', '/phone-orders', pickupOrder(), key)).status).toBe(201)
    cookie = await signIn(shop, 'dispatcher', [2])
    for (const tried of [once(), key])
      expect((await call('POST', '/phone-orders', pickupOrder(), tried)).body.code).toBe('no_permission')
    expect((await call('GET', '/guests/by-phone?phone=%2B79160000001')).body).toMatchObject({
      orders_count: 1,
      orders: [],
    })
  })

  it('says what must not be eaten, and what is asked of a dish', async () => {
    const line = { product_id: 1, variation_id: 10, count: 2, note: 'Порезать' }
    const { id, key } = await placed(shop, pickupOrder({ lines: [line], allergy: 'Орехи' }))
    expect(await boardOf(shop, cookie)).toMatchObject([{ allergy: 'Орехи', lines: [{ note: 'Порезать' }] }])
    const page = (await shop.json(`/wp-json/checkout/v1/orders/${id}?key=${key}`)) as object
    expect(page).toMatchObject({ allergy: 'Орехи', lines: [{ note: 'Порезать' }] })
    expect(JSON.stringify(await shop.json(`/wp-json/checkout/v1/orders/${id}`))).not.toContain('Орехи')
  })
})

describe('requests', () => {
  it('ring, are taken by one person, and are done', async () => {
    const wanted = {
      name: 'Ольга',
      phone: '+79160000002',
      comment: 'После шести',
      lines: [{ product_id: 1, count: 1 }],
    }
    await shop.send('POST', '/wp-json/requests/v1/orders', wanted)
    const letter = { name: 'Анна', phone: '+79161234567', email: 'a@b.ru', message: 'Где заказ?' }
    await shop.send('POST', '/wp-json/contacts/v1/messages', letter)
    const { requests } = (await call('GET', '/requests')).body
    expect(requests.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['message', 'order'])
    const { id } = requests.find(({ kind }: { kind: string }) => kind === 'order')
    expect((await call('POST', `/requests/order/${id}/take`)).body).toMatchObject({
      taken_by: 'Олег Рябинин',
    })
    expect((await call('POST', `/requests/order/${id}/take`)).body.code).toBe('somebody_was_first')
    expect((await call('POST', `/requests/order/${id}/done`)).status).toBe(200)
    expect((await call('GET', '/requests')).body).toMatchObject({ total: 1, requests: [{ kind: 'message' }] })
    expect((await call('GET', '/requests?state=done')).body.total).toBe(1)
    const rows = await shop.db.sql
      .selectFrom('realtime_events')
      .select(['channel', 'event', 'data'])
      .execute()
    expect(rows.filter(({ event }) => event === 'request').length).toBeGreaterThanOrEqual(8)
    expect(JSON.stringify(rows)).not.toContain('Ольга')
  })
})
