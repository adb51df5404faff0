import { beforeEach, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const message = { name: 'Анна', phone: '8 916 123-45-67', message: 'Где мой заказ?', page: '/contacts' }
const send = (change: object = {}, headers = {}) =>
  shop.send('POST', '/wp-json/contacts/v1/messages', { ...message, ...change }, headers)
const kept = () => shop.db.sql.selectFrom('contact_messages').selectAll().execute()

it('keeps a message', async () => {
  const response = await send()
  expect([response.status, await response.json()]).toEqual([201, { status: 'success' }])
  expect(await kept()).toMatchObject([
    { name: 'Анна', phone: '+79161234567', message: 'Где мой заказ?', page: '/contacts' },
  ])
})

it.each([
  ['a phone that is none', { phone: '12' }, 'invalid_phone'],
  ['no name', { name: ' ' }, 'invalid_name'],
  ['no words', { message: '' }, 'invalid_body'],
  ['the field that people do not see', { website: 'http://spam.example' }, 'spam'],
])('refuses %s', async (_, change, code) => {
  const response = await send(change)
  expect([response.status, (await response.json()).code]).toEqual([422, code])
  expect(await kept()).toEqual([])
})

it('refuses a flood, and only the flooder', async () => {
  const from = (address: string) => send({}, { 'x-forwarded-for': address })
  for (let sent = 0; sent < 10; sent += 1) expect((await from('203.0.113.7')).status).toBe(201)
  const refused = await from('203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.8')).status).toBe(201)
  shop.setClock('2026-03-06T12:01:00+03:00')
  expect((await from('203.0.113.7')).status).toBe(201)
})
