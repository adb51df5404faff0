import woocommerce from '@woocommerce/woocommerce-rest-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { placed } from '../testing/order-calls.ts'
import { serveShop } from '../testing/serve-shop.ts'

/** CommonJS in name, and in fact a module inside a module. */
const Client = (woocommerce as unknown as { default?: typeof woocommerce }).default ?? woocommerce

let shop: TestShop
let server: Awaited<ReturnType<typeof serveShop>>
let client: InstanceType<typeof woocommerce>
beforeAll(async () => {
  shop = await openShop({
    business: (business) => {
      business['customers.json'] = []
    },
  })
  server = await serveShop(shop.backend.fetch)
  const keys = await shop.backend.keys()
  client = new Client({ url: server.url, ...keys, version: 'wc/v3' })
  for (let time = 0; time < 3; time += 1) await placed(shop, pickupOrder())
})
afterAll(() => server.close())

it('reads orders with the real client, signed by OAuth over http', async () => {
  const { data, headers } = await client.get('orders', {
    per_page: 2,
    status: 'processing',
    after: '2026-03-01T00:00:00',
  })
  expect(data.map(({ number }: { number: string }) => number)).toEqual(['1003', '1002'])
  expect([headers['x-wp-total'], headers['x-wp-totalpages']]).toEqual(['3', '2'])
  const second = await client.get('orders', { per_page: 2, page: 2 })
  expect(second.data.map(({ number }: { number: string }) => number)).toEqual(['1001'])
})

it('reads one order and moves it, step by step', async () => {
  const { data } = await client.get('orders/1')
  expect(data).toMatchObject({ id: 1, number: '1001', status: 'processing', total: '900.00' })
  expect((await client.put('orders/1', { status: 'cooking' })).data.status).toBe('cooking')
  expect((await client.put('orders/1', { status: 'ready' })).data.status).toBe('ready')
  expect((await client.put('orders/1', { status: 'completed' })).data.status).toBe('completed')
  await expect(client.put('orders/1', { status: 'cooking' })).rejects.toMatchObject({
    response: { status: 409 },
  })
})

it('is refused with a wrong secret', async () => {
  const { consumerKey } = await shop.backend.keys()
  const stranger = new Client({ url: server.url, consumerKey, consumerSecret: 'cs_wrong', version: 'wc/v3' })
  await expect(stranger.get('orders')).rejects.toMatchObject({ response: { status: 401 } })
})

it('reads the older version of the calls too', async () => {
  const keys = await shop.backend.keys()
  const older = new Client({ url: server.url, ...keys, version: 'wc/v2' })
  expect((await older.get('orders', { customer: 1 })).headers['x-wp-total']).toBe('0')
  expect((await older.get('orders/2')).data.number).toBe('1002')
})
