import { expect, it } from 'vitest'
import { Undeliverable } from './providers/undeliverable.ts'
import { otherThan } from './testing/browser.ts'
import { keysQuery } from './testing/log-in.ts'
import { openShop } from './testing/open-shop.ts'
import { deliveryOrder } from './testing/order-body.ts'
import { act, move, place, quote } from './testing/order-calls.ts'

const PHONE = '+79161234567'
const secrets = {
  phone: /916.?123.?45.?67/,
  name: /Евлампия/,
  'e-mail': /evlampia@/i,
  address: /Садовая|%D0%A1%D0%B0%D0%B4/i,
  coordinates: /57\.151|39\.401/,
  comment: /домофон/,
}

it('nothing of a customer stands in the log, from the first code to the last complaint', async () => {
  let code = ''
  let isDown = false
  const sms = {
    async send({ code: own = '' }: { readonly code?: string }) {
      code = own
      if (isDown) throw new Undeliverable('sms.example answered 400')
    },
  }
  const shop = await openShop({ ports: { messages: { sms } } })
  const keys = await keysQuery(shop)
  const post = (path: string, body: object) => shop.send('POST', `/wp-json${path}`, body)
  await post(`/wc/auth/send_code?${keys}`, { phone: PHONE })
  await shop.backend.drain()
  await post(`/wc/auth/check_code?${keys}`, { phone: PHONE, code: otherThan(code) })
  const checked = await (await post(`/wc/auth/check_code?${keys}`, { phone: PHONE, code })).json()
  const { token } = checked
  const own = `token=${token}`
  await shop.send('PATCH', `/wp-json/system/users?${own}`, {
    name: 'Евлампия',
    email: 'evlampia@shop.example',
  })
  await shop.send('PATCH', `/wp-json/system/users?${own}`, { email: 'evlampia@' })
  await shop.get(`/wp-json/geo/v1/suggest?q=${encodeURIComponent('Садовая 14')}&${own}`)
  await shop.get(`/wp-json/geo/v1/locate?lat=57.151&lon=39.401`)
  await shop.get(`/wp-json/geo/v1/locate?q=${encodeURIComponent('Садовая')}&lat=x`)
  await post(`/geo/v1/zone`, { lat: 57.151, lon: 'Садовая' })
  await post('/geo/v1/wish', { phone: PHONE, lat: 'x', lon: 39.401 })
  const body = deliveryOrder({
    customer: { name: 'Евлампия', phone: PHONE },
    comment: 'домофон 5',
    expected_total: undefined,
  })
  await quote(shop, { ...body, lines: 'Евлампия' }, { token })
  await place(shop, { ...body, payment_method: 'Евлампия' }, { token })
  const { order } = (await place(shop, body, { token })).body
  await move(shop, order.number, 'cooking', 'courier', 'completed')
  await act(shop, order.id, 'rating', { stars: 9, comment: 'Евлампия', key: order.key })
  await act(shop, order.id, 'cancel', { key: 'wrong' })
  await post('/contacts/v1/messages', {
    name: 'Евлампия',
    phone: PHONE,
    email: 'evlampia@',
    message: 'домофон',
  })
  await post('/requests/v1/orders', { name: 'Евлампия', phone: 'Евлампия', comment: 'домофон', lines: [] })
  isDown = true
  shop.setClock('2026-03-06T12:02:00+03:00')
  await post(`/wc/auth/send_code?${keys}`, { phone: PHONE })
  await shop.backend.drain()

  const written = shop.logged.map(({ facts, message }) => {
    const err =
      'err' in facts && facts.err instanceof Error ? { ...facts.err, said: facts.err.message } : null
    return `${message} ${JSON.stringify({ ...facts, err })}`
  })
  // It did write: refusals and the job that was given up.
  expect(written.length).toBeGreaterThan(8)
  expect(written.join('\n')).toContain('A job was given up')
  for (const [what, pattern] of Object.entries(secrets)) expect(written.join('\n'), what).not.toMatch(pattern)
  expect(written.join('\n')).not.toContain(token)
  expect(written.join('\n')).not.toContain(code === '' ? 'no code' : `"${code}"`)
})
