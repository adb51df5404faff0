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
