import { expect, it, vi } from 'vitest'
import { importBusiness } from '../business/import-business.ts'
import { type BackendEvent, createBackend } from '../create-backend.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { businessFolder } from '../testing/business-folder.ts'
import { keysQuery } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { createTestDatabase, openTestDatabase } from '../testing/test-database.ts'
import { followEvents } from './follow-events.ts'
import { publishEvent } from './publish-event.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const now = new Date('2026-03-06T12:00:00+03:00')

const tell = (db: Database, n: number) =>
  transaction(db, (sql) => publishEvent(db.engine, sql, now, { channel: 'c', event: 'e', data: { n } }))

async function place(shop: TestShop): Promise<{ id: string; number: string }> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const response = await shop.send('POST', '/wp-json/checkout/v1/orders', pickupOrder(), headers)
  return (await response.json()).order
}

it('tells of every move of an order at once', async () => {
  const shop = await openShop()
  const heard: BackendEvent[] = []
  shop.backend.onEvent((event) => heard.push(event))
  shop.backend.start()
  const { id, number } = await place(shop)
  const { id: wooId } = await shop.db.sql
    .selectFrom('orders')
    .select('id')
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow()
  const keys = await keysQuery(shop)
  for (const status of ['cooking', 'ready']) {
    const moved = await shop.send('PUT', `/wp-json/wc/v3/orders/${wooId}?${keys}`, { status })
    expect(moved.status).toBe(200)
  }
  const ours = () => heard.filter(({ channel }) => channel === `private-order-${id}`)
  await vi.waitFor(() => expect(ours().length).toBe(2), { timeout: 800 })
  expect(ours()).toEqual(
    ['cooking', 'ready'].map((status) => ({
      channel: `private-order-${id}`,
      event: 'status',
      data: { id, number, status, at: now.toISOString() },
    })),
  )
  await shop.backend.stop()
})

it('tells every host on the database, each once, whoever wrote it', async () => {
  const place = await createTestDatabase()
  const [here, there] = [openTestDatabase(place), openTestDatabase(place)]
  const clock = () => now
  expect(await importBusiness(here, await businessFolder(), { stock: false, clock })).toMatchObject({
    ok: true,
  })
  await tell(here, 0)
  const hosts = await Promise.all(
    [here, there].map(async (db) => {
      const backend = await createBackend({ db, clock, log, ports: {}, production: false })
      const heard: unknown[] = []
      backend.onEvent(({ channel, data }) => {
        if (channel === 'c') heard.push(data)
      })
      backend.start()
      return { backend, heard }
    }),
  )
  // Until both listen, an event is found by looking.
  await tell(here, 1)
  const all = () => hosts.map(({ heard }) => heard)
  await vi.waitFor(() => expect(all()).toEqual([[{ n: 1 }], [{ n: 1 }]]), { timeout: 5_000 })
  await tell(there, 2)
  await vi.waitFor(() => expect(all().map((heard) => heard.length)).toEqual([2, 2]), {
    timeout: 5_000,
    interval: 5,
  })
  await Promise.all(Array.from({ length: 40 }, (_, n) => tell(n % 2 ? here : there, 10 + n)))
  await vi.waitFor(() => expect(all().map((heard) => heard.length)).toEqual([42, 42]), { timeout: 5_000 })
  for (const heard of all()) expect(new Set(heard.map((data) => JSON.stringify(data))).size).toBe(42)
  expect((await hosts[0]?.backend.realtime())?.secret).toBe((await hosts[1]?.backend.realtime())?.secret)
  for (const { backend } of hosts) await backend.stop()
})

it('misses no event whose number was given before, and committed after, a later one', async () => {
  const { db } = await openShop()
  const heard: unknown[] = []
  const follower = await followEvents(db, log, async (events) => {
    for (const { data } of events) heard.push(data)
  })
  follower.start()
  const row = (id: number) => ({ id, channel: 'c', event: 'e', data: String(id), created_at: 1 })
  for (const id of [9, 7, 8]) {
    await transaction(db, (sql) => sql.insertInto('realtime_events').values(row(id)).execute())
    await vi.waitFor(() => expect(heard).toContain(id), { timeout: 3_000 })
  }
  expect(heard).toEqual([9, 7, 8])
  await follower.stop()
})

it('hands an event on again when that failed', async () => {
  const { db } = await openShop()
  const heard: number[] = []
  const follower = await followEvents(db, log, async (events) => {
    heard.push(events.length)
    if (heard.length === 1) throw new Error('not now')
  })
  follower.start()
  await tell(db, 1)
  await vi.waitFor(() => expect(heard).toEqual([1, 1]), { timeout: 4_000 })
  await follower.stop()
})
