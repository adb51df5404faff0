import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../database/transaction.ts'
import { officeCall } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { signIn } from '../../testing/sign-in.ts'

const AT = '2026-03-06T12:00:00+03:00'
let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ at: AT })
  cookie = await signIn(shop, 'manager')
})
const turn = (on: boolean, more: object = {}) =>
  officeCall(shop, cookie, 'POST', '/demo-orders', { on, ...more })
const now = async () => (await officeCall(shop, cookie, 'GET', '/demo-orders')).body

/** Lets so many seconds go by, the worker awake in each fifth of them. */
async function seconds(count: number, of: TestShop = shop): Promise<void> {
  const from = of.clock().getTime()
  for (let second = 5; second <= count; second += 5) {
    of.setClock(new Date(from + second * 1_000).toISOString())
    await of.backend.drain()
  }
}

const placedIn = ({ db }: TestShop) =>
  db.sql.selectFrom('orders').selectAll().where('phone', 'like', '+791600000%').orderBy('id').execute()
const wishes = async (of: TestShop) =>
  (await placedIn(of)).map((row) => [row.customer_name, row.delivery_type, row.total, row.payment_method])

describe('demo guests', () => {
  it('order by themselves, in every way, a few a minute, for half an hour', async () => {
    expect(await now()).toMatchObject({ on: false })
    expect((await turn(true, { per_minute: 6 })).body).toMatchObject({
      on: true,
      per_minute: 6,
      until: '2026-03-06T09:30:00.000Z',
    })
    await shop.backend.drain()
    await seconds(60)
    const first = await placedIn(shop)
    expect(first.length).toBeGreaterThanOrEqual(3)
    expect(first.length).toBeLessThanOrEqual(10)
    await seconds(29 * 60)
    const all = await placedIn(shop)
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(all.map((row) => row.delivery_type))).toEqual(new Set(['flat_rate', 'local_pickup']))
    expect(new Set(all.map((row) => row.payment_method))).toEqual(new Set(['cod', 'online']))
    expect(all.some((row) => row.take_time !== 'asap')).toBe(true)
    expect(all.some((row) => row.payment_status === 'paid' && row.status === 'accepted')).toBe(true)
    expect(all.some((row) => JSON.parse(row.body).allergy)).toBe(true)
    expect(await now()).toMatchObject({ on: false, until: null })
    await seconds(120)
    expect((await placedIn(shop)).length).toBe(all.length)
    expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('are the same in every shop, and go on where they were', async () => {
    const other = await openShop({ at: AT })
    const theirs = await signIn(other, 'owner')
    await turn(true)
    await officeCall(other, theirs, 'POST', '/demo-orders', { on: true })
    await shop.backend.drain()
    await other.backend.drain()
    await seconds(120)
    await seconds(120, other)
    expect(await wishes(shop)).toEqual(await wishes(other))
    const before = await placedIn(shop)
    await turn(true, { per_minute: 10 })
    await shop.backend.drain()
    const [next] = (await placedIn(shop)).slice(before.length)
    expect(next).toBeDefined()
    const rows = await shop.db.sql.selectFrom('demo_orders').selectAll().execute()
    expect(rows).toMatchObject([{ run: 2, guest: before.length + 2 }])
  })

  it('stop when they are told to', async () => {
    await turn(true)
    await shop.backend.drain()
    expect((await turn(false)).body).toMatchObject({ on: false, until: null })
    const count = (await placedIn(shop)).length
    await seconds(120)
    expect((await placedIn(shop)).length).toBe(count)
    const deeds = await shop.db.sql
      .selectFrom('journal')
      .select('deed')
      .where('subject', '=', 'demo')
      .orderBy('id')
      .execute()
    expect(deeds.map(({ deed }) => deed)).toEqual(['demo.start', 'demo.end'])
  })

  it('come once, of however many hosts, also when a job is run again', async () => {
    const second = await openShop({ at: AT, db: shop.db })
    await turn(true)
    await Promise.all([shop.backend.drain(), second.backend.drain()])
    expect(await placedIn(shop)).toHaveLength(1)
    // As after a host that died between the order and the end of its job.
    await transaction(shop.db, async (sql) => {
      await sql.deleteFrom('outbox').where('unique_key', '=', 'demo-guest-1-2').execute()
      await sql.updateTable('outbox').set({ done_at: null }).where('kind', '=', 'demo-guest').execute()
      await sql.updateTable('demo_orders').set({ guest: 1 }).execute()
    })
    await Promise.all([shop.backend.drain(), second.backend.drain()])
    expect(await placedIn(shop)).toHaveLength(1)
    await seconds(60)
    expect((await placedIn(shop)).length).toBeGreaterThan(1)
  })

  it('come to no real shop, and for those of every kitchen alone', async () => {
    cookie = await signIn(shop, 'manager', [1])
    expect((await turn(true)).body.code).toBe('no_permission')
    cookie = await signIn(shop, 'dispatcher')
    expect((await turn(true)).status).toBe(403)
  })
})
