import { expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, placed } from '../testing/order-calls.ts'

const juices = (count: number) => pickupOrder({ lines: [{ product_id: 2, count }], expected_total: null })

async function result(shop: TestShop): Promise<unknown[]> {
  const rows = await shop.db.sql
    .selectFrom('realtime_events')
    .select(['event', 'data'])
    .where('channel', '=', 'catalogue')
    .orderBy('id')
    .execute()
  return rows.map(({ event, data }) => [event, JSON.parse(data)])
}

it('tells when the last unit goes and when the first comes back, and is silent between', async () => {
  const shop = await openShop()
  const juice = { warehouse_id: 1, product_id: 2, variation_id: null }
  const three = await placed(shop, juices(3))
  expect(await result(shop)).toEqual([])
  const two = await placed(shop, juices(2))
  expect(await result(shop)).toEqual([['stock', { ...juice, in_stock: false }]])
  await act(shop, three.id, 'cancel', { key: three.key })
  await act(shop, two.id, 'cancel', { key: two.key })
  expect(await result(shop)).toEqual([
    ['stock', { ...juice, in_stock: false }],
    ['stock', { ...juice, in_stock: true }],
  ])
})
