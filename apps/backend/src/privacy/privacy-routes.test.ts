import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../testing/order-body.ts'
import { act, move, order, placed } from '../testing/order-calls.ts'

const PHONE = '+79161234567'
let shop: TestShop
let anna: TestCustomer
beforeEach(async () => {
  shop = await openShop()
  anna = await logIn(shop, PHONE)
})

const exported = ({ token }: TestCustomer) => shop.get(`/wp-json/system/users/export?token=${token}`)
const forget = ({ token }: TestCustomer) => shop.send('DELETE', `/wp-json/system/users?token=${token}`, {})
const mine = () => ({ token: anna.token })

describe('my data', () => {
  it('are all in one document, to be kept', async () => {
    const placedOrder = await placed(shop, pickupOrder(), mine())
    const path = `/wp-json/wc/auth/user/get_addresses?token=${anna.token}`
    await shop.send('POST', path, { data: { address: 'Озёрск, Садовая улица, 14', flat: '5' } })
    await shop.send('POST', `/wp-json/systeminfo/v2/user_favorites?token=${anna.token}`, { favorites: [2] })
    const response = await exported(anna)
    expect(response.headers.get('content-disposition')).toContain('my-data.json')
    const data = await response.json()
    expect(data).toMatchObject({
      user: { ID: 501, phone: PHONE, birth: '06.03.1990' },
      addresses: [{ address: 'Озёрск, Садовая улица, 14', flat: '5' }],
      preferences: { vegetarian: false },
      favorites: [2],
      bonus: { points_balance: '250.00' },
      coupons: [{ code: 'ANNA' }],
      referral: { code: 'ANNA501' },
      notifications: [{ type: 'order' }],
    })
    expect(data.orders.map((each: { number: string }) => each.number)).toEqual([placedOrder.number, '1001'])
  })

  it('are nobody else’s', async () => {
    expect((await shop.get('/wp-json/system/users/export')).status).toBe(401)
    const boris = await logIn(shop, '+79161112244')
    const text = await (await exported(boris)).text()
    expect(text).not.toContain(PHONE)
    expect(text).not.toContain('ANNA')
  })
})

describe('a deleted account', () => {
  it('is gone with its sessions, and the phone begins anew', async () => {
    const before = anna.id
    expect((await forget(anna)).status).toBe(204)
    expect((await exported(anna)).status).toBe(401)
    expect((await forget(anna)).status).toBe(401)
    shop.setClock('2026-03-06T12:02:00+03:00')
    anna = await logIn(shop, PHONE)
    expect(anna.id).not.toBe(before)
    expect(await shop.json(`/wp-json/systeminfo/v1/bonus?token=${anna.token}`)).toMatchObject({
      points_balance: '0.00',
      history: [],
    })
  })

  it('leaves the orders in the books without the person', async () => {
    const done = await placed(shop, deliveryOrder({ comment: 'Домофон 5' }), mine())
    await move(shop, done.number, 'cooking', 'courier', 'completed')
    await act(shop, done.id, 'rating', { stars: 5, comment: 'Анна П.' }, mine())
    await forget(anna)
    const row = await shop.db.sql
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', done.number)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ customer_id: null, customer_name: '', phone: '', total: 90_000 })
    expect(row.body).not.toMatch(/Садовая|Домофон/)
    const ratings = await shop.db.sql.selectFrom('ratings').select(['stars', 'comment']).execute()
    expect(ratings).toEqual([{ stars: 5, comment: '' }])
    expect(await shop.json('/_dev/outbox')).toEqual([])
  })

  it('leaves an order under way to the courier, and then takes the person out', async () => {
    const waiting = await placed(shop, deliveryOrder({ customer: { name: 'Анна', phone: PHONE } }), mine())
    await forget(anna)
    const key = `?key=${waiting.key}`
    expect((await order(shop, waiting.id, key)).body).toMatchObject({
      customer: { name: 'Анна', phone: PHONE },
      address: { flat: '5' },
    })
    await move(shop, waiting.number, 'cooking', 'courier', 'completed')
    expect((await order(shop, waiting.id, key)).body).toMatchObject({
      status: 'handed',
      customer: { name: '', phone: '' },
      address: null,
    })
  })

  it('does not stand in the way of cancelling what it ordered', async () => {
    const body = pickupOrder({ bonuses: '200', expected_total: '700.00' })
    const waiting = await placed(shop, body, mine())
    await forget(anna)
    expect((await act(shop, waiting.id, 'cancel', { key: waiting.key })).status).toBe(200)
  })
})

describe('what came under the phone without an account', () => {
  const asGuest = { customer: { name: 'Анна', phone: '8 (916) 123-45-67' } }
  const write = (path: string, body: object) => shop.send('POST', `/wp-json/${path}`, body)

  /** A visitor's orders and messages, each with the number typed in another way. */
  async function leaveTraces() {
    const done = await placed(shop, deliveryOrder({ ...asGuest, comment: 'Домофон 5' }))
    await move(shop, done.number, 'cooking', 'courier', 'completed')
    const waiting = await placed(
      shop,
      deliveryOrder({ ...asGuest, promocode: 'HELLO', expected_total: '909.00' }),
    )
    const phone = '8 916 123 45 67'
    await write('contacts/v1/messages', { name: 'Анна', phone, email: 'a@b.ru', message: 'Где мой заказ?' })
    await write('requests/v1/orders', {
      name: 'Анна',
      phone,
      comment: 'После шести',
      lines: [{ product_id: 1, variation_id: 10, count: 2 }],
    })
    await write('geo/v1/wish', { phone, lat: 57.3, lon: 39.6 })
    await placed(shop, pickupOrder())
    await write('contacts/v1/messages', { name: 'Пётр', phone: '+79160000001', message: 'Спасибо' })
    return { done, waiting }
  }

  it('is in the export, and nobody else’s is', async () => {
    const { done, waiting } = await leaveTraces()
    const response = await exported(anna)
    const text = await response.text()
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      messages: [{ name: 'Анна', phone: PHONE, email: 'a@b.ru', message: 'Где мой заказ?' }],
      requests: [
        { name: 'Анна', comment: 'После шести', lines: [{ product_id: 1, variation_id: 10, count: 2 }] },
      ],
      delivery_wishes: [{ phone: PHONE, lat: 57.3, lon: 39.6 }],
    })
    const numbers = data.orders.map((each: { number: string }) => each.number)
    expect(numbers).toEqual([waiting.number, done.number, '1001'])
    expect(data.orders[1]).toMatchObject({ comment: 'Домофон 5', address: { flat: '5' } })
    expect(data.orders[1].key).toBeUndefined()
    expect(text).not.toMatch(/Пётр|Спасибо|79160000001/)
    expect(text).not.toContain(done.key)
  })

  it('goes with the account, from every table', async () => {
    const { done, waiting } = await leaveTraces()
    await forget(anna)
    const tables = [
      'contact_messages',
      'order_requests',
      'delivery_wishes',
      'sent_messages',
      'login_codes',
      'outbox',
      'coupon_counters',
      'customers',
      'notifications',
    ] as const
    for (const table of tables) {
      const rows = JSON.stringify(await shop.db.sql.selectFrom(table).selectAll().execute())
      expect(rows, table).not.toMatch(/79161234567|Анна|После шести|Где мой/)
    }
    const people = await shop.db.sql
      .selectFrom('orders')
      .select(['number', 'phone', 'customer_name', 'body'])
      .where('number', 'in', [done.number, waiting.number])
      .orderBy('id')
      .execute()
    expect(people).toMatchObject([
      { phone: '', customer_name: '' },
      { phone: PHONE, customer_name: 'Анна' },
    ])
    expect(people[0]?.body).not.toMatch(/Садовая|Домофон/)
    const keys = await shop.db.sql.selectFrom('idempotency_keys').select('order_id').execute()
    expect(keys).toHaveLength(2)
    await move(shop, waiting.number, 'cooking', 'courier', 'completed')
    expect((await order(shop, waiting.id, `?key=${waiting.key}`)).body).toMatchObject({
      status: 'handed',
      customer: { name: '', phone: '' },
      address: null,
    })
    const others = await shop.db.sql.selectFrom('contact_messages').select('name').execute()
    expect(others).toEqual([{ name: 'Пётр' }])
  })

  it('goes with the account also where another’s phone was left, and nobody else’s with it', async () => {
    const phone = '+79160000001'
    const path = '/wp-json/requests/v1/orders'
    await shop.send('POST', `${path}?token=${anna.token}`, { name: 'Анна', phone, comment: 'За соседа' })
    await shop.send('POST', path, { name: 'Пётр', phone, comment: 'За себя' })
    await forget(anna)
    for (const table of ['order_requests', 'sent_messages', 'outbox'] as const) {
      const rows = JSON.stringify(await shop.db.sql.selectFrom(table).selectAll().execute())
      expect(rows, table).not.toMatch(/Анна|За соседа/)
    }
    const result = await shop.db.sql.selectFrom('sent_messages').select('text').execute()
    expect(result).toEqual([{ text: expect.stringContaining('За себя') }])
  })

  it('is found without looking through all orders', async () => {
    const { sql, engine } = shop.db
    const { rows: plan } = await (engine === 'sqlite'
      ? raw`explain query plan
          select id from orders where customer_id is null and phone = ${PHONE} and phone <> ''`
      : raw`select indexdef from pg_indexes where indexname = 'orders_guest_phone'`
    ).execute(sql)
    expect(JSON.stringify(plan)).toContain('orders_guest_phone')
  })
})
