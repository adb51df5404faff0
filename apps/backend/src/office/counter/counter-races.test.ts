import { describe, expect, it } from 'vitest'
import { importBusiness } from '../../business/import-business.ts'
import { businessFolder } from '../../testing/business-folder.ts'
import { officeCall } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'
import type { SmallBusiness } from '../../testing/small-business.ts'
import { createTestDatabase, openTestDatabase } from '../../testing/test-database.ts'

/** Two hosts on one database, each by connections of its own, as behind a balancer. */
async function twoHosts(business?: (folder: SmallBusiness) => void): Promise<[TestShop, TestShop]> {
  const place = await createTestDatabase()
  const one = openTestDatabase(place)
  const clock = () => new Date('2026-03-06T09:00:00Z')
  await importBusiness(one, await businessFolder(business), { stock: false, clock })
  return [await openShop({ db: one }), await openShop({ db: openTestDatabase(place) })]
}

const atOnce = <T>(times: number, work: (time: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, time) => work(time)))

const counted = (statuses: readonly number[]): Record<string, number> =>
  Object.fromEntries([...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]))

describe('at the same moment', () => {
  it('[J6] orders are handed over and the day is closed: each is counted by one day', async () => {
    const hosts = await twoHosts()
    const [shop] = hosts
    const cookie = await signIn(shop, 'owner')
    const ask = (method: string, path: string, body?: object, host = shop) =>
      officeCall(host, cookie, method, path, body)
    const { body: drawer } = await ask('POST', '/counter/drawers', { kitchen: 1, float: '0' })
    for (let time = 0; time < 12; time += 1) {
      const { id } = await placed(
        shop,
        pickupOrder({ customer: { name: 'П', phone: `+791600001${10 + time}` } }),
      )
      await ask('POST', `/orders/${id}/move`, { from: 'accepted', to: 'cooking' })
      await ask('POST', `/orders/${id}/move`, { from: 'cooking', to: 'ready' })
      await ask('POST', `/orders/${id}/move`, { from: 'ready', to: 'handed', paid: { cash: '900' } })
    }
    for (const host of hosts) host.setClock('2026-03-06T12:00:06+03:00')
    const counts = async () => {
      const { expected } = (await ask('GET', '/counter?kitchen=1')).body.drawer
      return ask('POST', `/counter/drawers/${drawer.id}/close`, { counted: expected, reason: 'На ходу' })
    }
    const sign = async () => {
      for (;;) {
        const body = { kitchen: 1, day: '2026-03-06', confirms_open: true, reason: 'На ходу' }
        const signed = await ask('POST', '/day-close', body, hosts[1])
        if (signed.body.code !== 'drawer_open') return signed
        await counts()
      }
    }
    const [signed] = await Promise.all([sign(), ...hosts.map((host) => host.backend.drain())])
    expect(signed.status).toBe(200)
    for (const host of hosts) await host.backend.drain()
    for (const host of hosts) host.setClock('2026-03-07T06:00:00+03:00')
    const again = await signIn(shop, 'owner')
    const day = async (name: string) =>
      (await officeCall(shop, again, 'GET', `/day-close?kitchen=1&day=${name}`)).body.figures
    const [first, next] = [await day('2026-03-06'), await day('2026-03-07')]
    expect(first.handed + next.handed).toBe(12)
    expect(first).toEqual(signed.body.figures)
    const cash = (figures: { taken: { amount: string }[] }) => Number(figures.taken[0]?.amount ?? 0)
    expect(cash(first) + cash(next)).toBe(12 * 900)
    const receipts = await shop.db.sql.selectFrom('order_receipts').selectAll().execute()
    const inDrawer = receipts.filter(({ drawer_id }) => drawer_id === drawer.id)
    expect(Number(first.drawers[0].expected) * 100).toBe(
      inDrawer.reduce((sum, { cash: one }) => sum + one, 0),
    )
  })

  it('fifty sign one day, open one drawer, count it: once each', async () => {
    const hosts = await twoHosts()
    const cookie = await signIn(hosts[0], 'owner')
    const race = (path: string, body: object) =>
      atOnce(50, (time) => officeCall(hosts[time % 2] as TestShop, cookie, 'POST', path, body))
    const opened = await race('/counter/drawers', { kitchen: 1, float: '10' })
    expect(counted(opened.map(({ status }) => status))).toEqual({ 201: 1, 409: 49 })
    const { id } = opened.find(({ status }) => status === 201)?.body ?? {}
    const closed = await race(`/counter/drawers/${id}/close`, { counted: '10' })
    expect(counted(closed.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
    const signed = await race('/day-close', { kitchen: 1, day: '2026-03-06' })
    expect(counted(signed.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
    expect(signed.find(({ status }) => status === 409)?.body.code).toBe('day_closed')
  })

  it('[T10] fifty parties are moved to one table: one sits there', async () => {
    const hosts = await twoHosts((folder) => {
      const [first] = folder['warehouses.json']
      if (first) first.tables = Array.from({ length: 51 }, (_, i) => ({ id: i + 1, seats: 4, zone: '' }))
    })
    const cookie = await signIn(hosts[0], 'owner')
    const seated: number[] = []
    for (let table = 1; table <= 50; table += 1) {
      const guests = { kitchen: 1, table, people: 2, minutes: 60 }
      seated.push((await officeCall(hosts[0], cookie, 'POST', '/table-stays', guests)).body.id)
    }
    const moved = await Promise.all(
      seated.map((id, time) =>
        officeCall(hosts[time % 2] as TestShop, cookie, 'POST', `/table-stays/${id}/move`, { table: 51 }),
      ),
    )
    expect(counted(moved.map(({ status }) => status))).toEqual({ 200: 1, 409: 49 })
    const there = await hosts[0].db.sql
      .selectFrom('table_bookings')
      .select('id')
      .where('table_id', '=', 51)
      .execute()
    expect(there).toHaveLength(1)
  })
})
