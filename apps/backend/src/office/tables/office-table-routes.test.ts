import { beforeEach, describe, expect, it } from 'vitest'
import { followPublications } from '../../publishing/current-publication.ts'
import { releaseMissedTables } from '../../tables/release-missed-tables.ts'
import { officeCall } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { tableOrder } from '../../testing/order-body.ts'
import { place, placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'
import type { SmallBusiness } from '../../testing/small-business.ts'

const threeTables = (business: SmallBusiness) => {
  const [first] = business['warehouses.json']
  if (first)
    first.tables = [
      { id: 101, seats: 4, zone: 'Зал' },
      { id: 102, seats: 4, zone: 'Зал' },
      { id: 103, seats: 2, zone: 'Терраса' },
    ]
}

let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop({ business: threeTables })
  cookie = await signIn(shop, 'dispatcher')
})

const tables = async (day = '') => (await officeCall(shop, cookie, 'GET', `/tables?kitchen=1${day}`)).body
const stay = async (index = 0) => (await tables()).stays[index]
const deed = (id: number, what: string, body: object = {}) =>
  officeCall(shop, cookie, 'POST', `/table-stays/${id}/${what}`, body)
const walkIn = (table: number, minutes = 60) =>
  officeCall(shop, cookie, 'POST', '/table-stays', { kitchen: 1, table, people: 2, minutes })
const at = (clock: string) => shop.setClock(`2026-03-06T${clock}:00+03:00`)
async function sweep(): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { snapshot } = await followPublications(shop.db, log)
  await releaseMissedTables({ db: shop.db, snapshot }, shop.clock())
}
const dishes = () =>
  tableOrder({
    lines: [{ product_id: 1, variation_id: 10, count: 2, supplements: [] }],
    expected_total: null,
  })

describe('the tables of the evening', () => {
  it('show who has booked, by time', async () => {
    const { number } = await placed(shop, tableOrder({ take_time: '20:00-20:30', comment: 'У окна' }))
    await placed(shop, tableOrder())
    const { day, tables: own, stays, stay_minutes } = await tables()
    expect([day, own.length, stay_minutes]).toEqual(['2026-03-06', 3, 120])
    expect(stays).toMatchObject([
      { from: '2026-03-06T16:00:00.000Z', state: 'expected', people: 4, phone: '+79160000001' },
      { number, comment: 'У окна', guest_name: 'Пётр', released_at: '2026-03-06T17:15:00.000Z' },
    ])
    expect((await tables('&day=2026-03-07')).stays).toEqual([])
  })

  it('are worked with by those of the kitchen alone', async () => {
    await placed(shop, tableOrder())
    const { id } = await stay()
    cookie = await signIn(shop, 'dispatcher', [2])
    expect((await deed(id, 'arrived')).status).toBe(404)
    expect((await officeCall(shop, cookie, 'GET', '/tables?kitchen=1')).status).toBe(404)
    cookie = await signIn(shop, 'kitchen')
    expect((await deed(id, 'arrived')).status).toBe(403)
  })

  it('guests come and leave; what is over is over', async () => {
    await placed(shop, tableOrder())
    at('19:05')
    const { id } = await stay()
    expect((await deed(id, 'arrived')).body).toMatchObject({ state: 'seated', released_at: null })
    expect((await deed(id, 'missed')).body.code).toBe('stay_over')
    expect((await deed(id, 'free')).body.state).toBe('left')
    expect((await deed(id, 'free')).status).toBe(409)
    const deeds = await shop.db.sql
      .selectFrom('journal')
      .select('deed')
      .where('subject', '=', 'stay')
      .execute()
    expect(deeds.map((row) => row.deed)).toEqual(['table.arrived', 'table.free'])
    const heard = await shop.db.sql.selectFrom('realtime_events').select('event').execute()
    expect(heard.filter(({ event }) => event === 'table')).toHaveLength(2)
  })

  it('[T12] dishes that were ordered before go to the kitchen when the guests came', async () => {
    const { id: order } = await placed(shop, dishes())
    const manager = await signIn(shop, 'manager')
    await officeCall(shop, manager, 'POST', `/orders/${order}/accept`, {})
    const region = async () => (await officeCall(shop, manager, 'GET', `/orders/${order}`)).body.card.region
    at('19:20')
    expect(await region()).toBe('later')
    const { id, dishes: count } = await stay()
    expect(count).toBe(2)
    await deed(id, 'arrived')
    expect(await region()).toBe('accepted')
    const work = await shop.db.sql.selectFrom('order_work').selectAll().executeTakeFirstOrThrow()
    expect([work.starts_at, work.entered_at]).toEqual([shop.clock().getTime(), shop.clock().getTime()])
  })

  it('[T11] are free again where nobody came, later for those who said so', async () => {
    await placed(shop, tableOrder())
    await placed(shop, tableOrder())
    const [first, late] = (await tables()).stays
    at('19:10')
    expect((await deed(late.id, 'late', { minutes: 20 })).body.expected_at).toBe('2026-03-06T16:30:00.000Z')
    at('19:14')
    await sweep()
    expect((await stay()).state).toBe('expected')
    at('19:15')
    await sweep()
    const states = (await tables()).stays.map(({ id, state }: { id: number; state: string }) => [id, state])
    expect(new Map(states)).toEqual(
      new Map([
        [first.id, 'missed'],
        [late.id, 'expected'],
      ]),
    )
    expect((await walkIn(first.table)).status).toBe(201)
    expect((await deed(first.id, 'arrived')).body.code).toBe('stay_taken')
    expect((await deed(first.id, 'arrived', { table: 103 })).body).toMatchObject({
      table: 103,
      state: 'seated',
    })
  })

  it('stay whose they are until somebody works with tables', async () => {
    await placed(shop, tableOrder())
    at('19:30')
    await sweep()
    expect((await stay()).state).toBe('expected')
    await sweep()
    expect((await stay()).state).toBe('missed')
  })

  it('[T10] are changed, lengthened and given to who walks in where nobody else has them', async () => {
    await placed(shop, tableOrder())
    const { id, table } = await stay()
    expect(table).toBe(101)
    at('17:30')
    expect((await walkIn(101, 90)).status).toBe(201)
    expect((await walkIn(101)).body.code).toBe('stay_taken')
    expect((await walkIn(102, 120)).body.code).toBe(undefined)
    expect((await walkIn(999)).body.code).toBe('no_such_table')
    const seated = (await tables()).stays.find((one: { table: number }) => one.table === 101)
    expect((await deed(seated.id, 'longer', { minutes: 30 })).body.code).toBe('stay_taken')
    expect((await deed(id, 'move', { table: 102 })).body.code).toBe('stay_taken')
    expect((await deed(id, 'move', { table: 103 })).body.table).toBe(103)
    expect((await deed(seated.id, 'longer', { minutes: 30 })).body.to).toBe('2026-03-06T16:30:00.000Z')
  })

  it('of who walked in are not promised to who books', async () => {
    at('18:10')
    for (const table of [101, 102]) await walkIn(table, 120)
    expect((await place(shop, tableOrder())).body.code).toBe('table_taken')
  })
})
