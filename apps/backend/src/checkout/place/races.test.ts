import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importBusiness } from '../../business/import-business.ts'
import { businessFolder } from '../../testing/business-folder.ts'
import { logIn } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder, tableOrder, type WireOrder } from '../../testing/order-body.ts'
import {
  act,
  type CallResult,
  codes,
  move,
  order,
  place,
  placed,
  stockOf,
} from '../../testing/order-calls.ts'
import { closeTestDatabase, createTestDatabase, openTestDatabase } from '../../testing/test-database.ts'

const juices = (count: number, change: object = {}) =>
  pickupOrder({ lines: [{ product_id: 2, count }], expected_total: null, ...change })

const atOnce = <T>(times: number, work: (time: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, time) => work(time)))

const statuses = (answers: readonly CallResult[]): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

/** Two hosts on one database, each by connections of its own, as behind a balancer. */
async function twoHosts(options: Parameters<typeof openShop>[0] = {}): Promise<[TestShop, TestShop]> {
  const place = await createTestDatabase()
  const one = openTestDatabase(place)
  const dir = await businessFolder(options.business)
  await importBusiness(one, dir, { stock: false, clock: () => new Date('2026-03-06T09:00:00Z') })
  return [await openShop({ db: one }), await openShop({ db: openTestDatabase(place) })]
}

const stockAtOne = (quantity: number) => ({
  business: (business: { 'products.json': WireOrder[] }) => {
    const juice = business['products.json'][1]
    if (juice) juice.stock = [{ warehouse_id: 1, quantity }]
  },
})

describe('at the same moment', () => {
  it('a hundred orders for one unit: one has it', async () => {
    const hosts = await twoHosts(stockAtOne(1))
    const answers = await atOnce(100, (time) => place(hosts[time % 2] as TestShop, juices(1)))
    expect(statuses(answers)).toEqual({ 201: 1, 422: 99 })
    const refused = answers.filter(({ status }) => status === 422)
    expect(new Set(refused.flatMap(codes))).toEqual(new Set(['items_unavailable']))
    expect(await stockOf(hosts[0], 2)).toBe(0)
  })

  it('forty orders for twenty units: twenty have them', async () => {
    const hosts = await twoHosts(stockAtOne(20))
    const answers = await atOnce(40, (time) => place(hosts[time % 2] as TestShop, juices(1)))
    expect(statuses(answers)).toEqual({ 201: 20, 422: 20 })
    expect(await stockOf(hosts[0], 2)).toBe(0)
    const numbers = answers.flatMap(({ status, body }) => (status === 201 ? body.order.number : []))
    expect(new Set(numbers).size).toBe(20)
  })

  it('a repeated order and one that is too large take none of their neighbours along', async () => {
    const [shop] = await twoHosts(stockAtOne(10))
    const first = await place(shop, juices(1), { key: 'first' })
    const answers = await atOnce(6, (time) =>
      place(shop, juices(time === 1 ? 20 : 1), { key: time === 0 ? 'first' : `other-${time}` }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201, 201, 422])
    expect(answers[0]?.body.order.id).toBe(first.body.order.id)
    expect(await stockOf(shop, 2)).toBe(5)
  })

  it('the same key twenty times: one order', async () => {
    const hosts = await twoHosts()
    const answers = await atOnce(20, (time) => place(hosts[time % 2] as TestShop, juices(1), { key: 'same' }))
    expect(statuses(answers)).toEqual({ 200: 19, 201: 1 })
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.order.key)).size).toBe(1)
    expect(await stockOf(hosts[0], 2)).toBe(4)
  })

  it('the same key with two bodies: one order, and a conflict for the other', async () => {
    const [shop] = await twoHosts()
    const answers = await atOnce(10, (time) => place(shop, juices(1 + (time % 2)), { key: 'same' }))
    expect(statuses(answers)).toEqual({ 200: 4, 201: 1, 409: 5 })
  })

  it('ten parties for the last table: one sits', async () => {
    const hosts = await twoHosts()
    const answers = await atOnce(10, (time) => place(hosts[time % 2] as TestShop, tableOrder()))
    expect(statuses(answers)).toEqual({ 201: 1, 409: 9 })
    const bookings = await hosts[0].db.sql.selectFrom('table_bookings').selectAll().execute()
    expect(bookings).toHaveLength(1)
  })

  it('ten uses of a coupon that has three left: three', async () => {
    const hosts = await twoHosts({
      business: (business) => {
        business['coupons.json'].push({
          id: 9,
          code: 'THREE',
          amount: 1,
          discount_type: 'percent',
          usage_limit: 3,
        })
      },
    })
    const body = pickupOrder({ promocode: 'three', expected_total: null })
    const answers = await atOnce(10, (time) => place(hosts[time % 2] as TestShop, body))
    expect(statuses(answers)).toEqual({ 201: 3, 422: 7 })
  })

  it('the same bonuses twice: once', async () => {
    const hosts = await twoHosts()
    const { token } = await logIn(hosts[0], '+79161234567')
    const body = pickupOrder({ bonuses: '250', expected_total: '650.00' })
    const answers = await atOnce(6, (time) => place(hosts[time % 2] as TestShop, body, { token }))
    expect(statuses(answers)).toEqual({ 201: 1, 422: 5 })
    const { bonus_balance } = await hosts[0].db.sql
      .selectFrom('customers')
      .select('bonus_balance')
      .where('id', '=', 501)
      .executeTakeFirstOrThrow()
    expect(bonus_balance).toBe(0)
  })

  it('two first orders with a coupon of a first purchase: one is the first', async () => {
    const hosts = await twoHosts({
      business: (business) => {
        business['coupons.json'].push({
          id: 9,
          code: 'FIRST',
          amount: 10,
          discount_type: 'percent',
          usage_limit_first_purchase: true,
        })
      },
    })
    const { token } = await logIn(hosts[0], '+79160000003')
    const body = pickupOrder({ promocode: 'FIRST', expected_total: '810.00' })
    const answers = await atOnce(6, (time) => place(hosts[time % 2] as TestShop, body, { token }))
    expect(statuses(answers)).toEqual({ 201: 1, 422: 5 })
  })

  it('cancelling from two hosts: everything comes back once', async () => {
    const hosts = await twoHosts()
    const { id, key } = await placed(hosts[0], juices(3))
    const answers = await atOnce(8, (time) => act(hosts[time % 2] as TestShop, id, 'cancel', { key }))
    expect(statuses(answers)).toEqual({ 200: 1, 409: 7 })
    expect(await stockOf(hosts[0], 2)).toBe(5)
    expect((await order(hosts[0], id)).body.history).toHaveLength(2)
  })

  it('cancelling against cooking: one of them happens, and only one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [shop, other] = await twoHosts()
      const { id, key, number } = await placed(shop, juices(2))
      const [cancelled, [cooked]] = await Promise.all([
        act(other, id, 'cancel', { key }),
        move(shop, number, 'cooking'),
      ])
      const { body } = await order(shop, id)
      const isCancelled = cancelled.status === 200
      expect([cancelled.status, cooked?.status]).toEqual(isCancelled ? [200, 409] : [409, 200])
      expect(body.status).toBe(isCancelled ? 'cancelled' : 'cooking')
      expect(await stockOf(shop, 2)).toBe(isCancelled ? 5 : 3)
    }
  })

  it('orders for the same goods in different orders never wait for each other', async () => {
    const [shop] = await twoHosts({
      business: (business) => {
        for (const product of business['products.json']) product.stock = [{ warehouse_id: 1, quantity: 500 }]
      },
    })
    const lines = [
      { product_id: 1, count: 1 },
      { product_id: 2, count: 1 },
    ]
    const answers = await atOnce(60, (time) =>
      place(shop, pickupOrder({ lines: time % 2 === 0 ? lines : lines.toReversed(), expected_total: null })),
    )
    expect(statuses(answers)).toEqual({ 201: 60 })
    expect([await stockOf(shop, 1), await stockOf(shop, 2)]).toEqual([440, 440])
  })
})

describe('for any interleaving of placing and cancelling', () => {
  it('stock is never below zero, and what is missing is what open orders hold', {
    timeout: 120_000,
  }, async () => {
    const step = fc.record({ count: fc.integer({ min: 1, max: 4 }), cancels: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 8 }),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (stock, steps) => {
          const hosts = await twoHosts(stockAtOne(stock))
          const held = await Promise.all(
            steps.map(async ({ count, cancels }, at) => {
              const host = hosts[at % 2] as TestShop
              const { status, body } = await place(host, juices(count))
              if (status !== 201) return 0
              if (!cancels) return count
              const { status: done } = await act(hosts[(at + 1) % 2] as TestShop, body.order.id, 'cancel', {
                key: body.order.key,
              })
              return done === 200 ? 0 : count
            }),
          )
          const left = (await stockOf(hosts[0], 2)) ?? 0
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + held.reduce((sum, count) => sum + count, 0)).toBe(stock)
          await Promise.all(hosts.map(({ db }) => closeTestDatabase(db)))
        },
      ),
      { numRuns: 12 },
    )
  })
})
