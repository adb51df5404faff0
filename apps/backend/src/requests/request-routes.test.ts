import { beforeEach, expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const request = {
  name: 'Ольга',
  phone: '8 916 000-00-02',
  comment: 'После шести',
  lines: [
    { product_id: 1, variation_id: 10, count: 2, supplements: [{ id: 1, count: 1 }] },
    { product_id: 77, count: 1 },
  ],
}
const send = (change: object = {}, query = '', headers = {}) =>
  shop.send('POST', `/wp-json/requests/v1/orders${query}`, { ...request, ...change }, headers)
const kept = () => shop.db.sql.selectFrom('order_requests').selectAll().execute()

it('keeps a request and tells the operator', async () => {
  const response = await send()
  expect([response.status, await response.json()]).toEqual([201, { status: 'success' }])
  expect(await kept()).toMatchObject([{ name: 'Ольга', phone: '+79160000002', customer_id: null }])
  expect(await shop.json('/_dev/outbox')).toMatchObject([
    {
      channel: 'sms',
      to: '+74855550101',
      text: 'Ольга, +79160000002\nМаргарита, 25 см, Сыр × 2\n77 × 1\nПосле шести',
    },
  ])
})

it('knows the customer who asks', async () => {
  const anna = await logIn(shop, '+79161234567')
  await send({}, `?token=${anna.token}`)
  expect(await kept()).toMatchObject([{ customer_id: 501 }])
})

it('tells the operator of a message as well', async () => {
  const message = { name: 'Анна', phone: '+79161234567', email: 'a@b.ru', message: 'Где заказ?' }
  await shop.send('POST', '/wp-json/contacts/v1/messages', message)
  expect(await shop.json('/_dev/outbox')).toMatchObject([{ text: 'Анна, +79161234567\na@b.ru\nГде заказ?' }])
})

it.each([
  ['a phone that is none', { phone: '12' }, 422, 'invalid_phone'],
  ['no name', { name: ' ' }, 422, 'invalid_name'],
  ['a count that is none', { lines: [{ product_id: 1, count: 0 }] }, 400, 'invalid_body'],
])('refuses %s', async (_, change, status, code) => {
  const response = await send(change)
  expect([response.status, (await response.json()).code]).toEqual([status, code])
  expect(await kept()).toEqual([])
})

it('refuses a flood, and only the flooder', async () => {
  const from = (address: string) => send({}, '', { 'x-forwarded-for': address })
  for (let sent = 0; sent < 10; sent += 1) expect((await from('203.0.113.7')).status).toBe(201)
  expect((await from('203.0.113.7')).status).toBe(429)
  expect((await from('203.0.113.8')).status).toBe(201)
})
