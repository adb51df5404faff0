import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { act, place } from '../../testing/order-calls.ts'
import { shopOnFile } from '../../testing/shop-on-file.ts'

/** As many pages as there are: the next one SQLite asks for is not given, as on a full disk. */
const fillDisk = (shop: TestShop) =>
  shop.db.attempt(async (sql) => {
    const { rows } = await raw<{ page_count: number }>`pragma page_count`.execute(sql)
    await raw`pragma max_page_count = ${raw.lit(rows[0]?.page_count)}`.execute(sql)
  })
const makeRoom = (shop: TestShop) =>
  shop.db.attempt((sql) => raw`pragma max_page_count = 1000000`.execute(sql))

async function books(shop: TestShop) {
  const { sql } = shop.db
  const orders = await sql.selectFrom('orders').select(['id', 'status']).execute()
  const lines = await sql.selectFrom('order_lines').select('order_id').execute()
  const stock = await sql.selectFrom('stock').selectAll().orderBy('product_id').execute()
  return { orders, lines, stock }
}

it('refuses clearly on a full disk, writes nothing by half, and goes on when there is room', async () => {
  const shop = await shopOnFile()
  await fillDisk(shop)
  // What is left of the last pages takes a few more.
  let before = await books(shop)
  let key = randomUUID()
  let answer = await place(shop, pickupOrder(), { key })
  for (let tries = 0; answer.status === 201 && tries < 200; tries += 1) {
    before = await books(shop)
    key = randomUUID()
    answer = await place(shop, pickupOrder(), { key })
  }
  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({ code: 'upstream_unavailable', message: expect.stringMatching(/\S/) })
  expect(await books(shop)).toEqual(before)

  await makeRoom(shop)
  const placed = await place(shop, pickupOrder(), { key })
  expect(placed.status).toBe(201)
  expect((await books(shop)).orders).toHaveLength(before.orders.length + 1)
  const { id, key: own } = placed.body.order
  expect((await act(shop, id, 'cancel', { key: own })).status).toBe(200)
  expect((await books(shop)).stock).toEqual(before.stock)
})
