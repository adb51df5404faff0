import { beforeEach, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

type Way = 'quote' | 'promocode' | 'orders'
const paths = {
  quote: '/wp-json/checkout/v1/quote',
  promocode: '/wp-json/systeminfo/v1/coupons/promocode',
  orders: '/wp-json/checkout/v1/orders',
}

function guess(way: Way, code: string, address = '203.0.113.7'): Promise<Response> {
  const cart = { '1': { product: { id: 1 }, quantity: 2, variation: 10 } }
  const body =
    way === 'promocode'
      ? { code, delivery_type: 'local_pickup', cart_items: cart }
      : pickupOrder({ promocode: code, expected_total: null })
  return shop.send('POST', paths[way], body, {
    'x-forwarded-for': address,
    'idempotency-key': crypto.randomUUID(),
  })
}

it('wrong codes are counted together, whichever call is asked', async () => {
  const wrong = { quote: 200, promocode: 422, orders: 422 }
  const ways = Object.keys(wrong) as Way[]
  for (let at = 0; at < 100; at += 1) {
    const way = ways[at % 3] as Way
    expect((await guess(way, `WRONG${at}`)).status, way).toBe(wrong[way])
  }
  // Also the right one: an answer would be the prize.
  for (const way of ways)
    for (const code of ['WRONG', 'SECRET']) expect((await guess(way, code)).status, way).toBe(429)
  expect((await guess('quote', 'SECRET', '203.0.113.8')).status).toBe(200)
  shop.setClock('2026-03-06T12:01:00+03:00')
  expect((await guess('promocode', 'SECRET')).status).toBe(200)
})

it('right codes and carts without one are not counted', async () => {
  for (let at = 0; at < 110; at += 1) expect((await guess('quote', at % 2 ? 'HELLO' : '')).status).toBe(200)
})
