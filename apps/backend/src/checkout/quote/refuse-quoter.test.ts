import { expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'

const ask = (shop: TestShop, address: string) =>
  shop.send('POST', '/wp-json/checkout/v1/quote', pickupOrder(), { 'x-forwarded-for': address })

it('in production an address asks for 600 quotes a minute', async () => {
  const shop = await openShop({ production: true })
  for (let at = 0; at < 600; at += 1) expect((await ask(shop, '203.0.113.7')).status).toBe(200)
  const refused = await ask(shop, '203.0.113.7')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(shop, '203.0.113.8')).status).toBe(200)
  shop.setClock('2026-03-06T12:01:00+03:00')
  expect((await ask(shop, '203.0.113.7')).status).toBe(200)
})

it('elsewhere for as many as it likes, unless the operator says so', async () => {
  const open = await openShop()
  for (let at = 0; at < 700; at += 1) expect((await ask(open, '203.0.113.7')).status).toBe(200)
  const shop = await openShop({
    business: (business) => {
      business['settings.json'].guest_limits = { when: 'always', quotes_per_minute_per_address: 3 }
    },
  })
  const result = []
  for (let at = 0; at < 4; at += 1) result.push((await ask(shop, '203.0.113.7')).status)
  expect(result).toEqual([200, 200, 200, 429])
})
