import { beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { afterHeld, officeCall, once } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../../testing/order-body.ts'
import { move, placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'manager')
})

const ask = (method: string, path: string, body?: object, as = cookie) =>
  officeCall(shop, as, method, path, body)
const counter = async () => (await ask('GET', '/counter?kitchen=1')).body
const dayClose = async (day = '') => (await ask('GET', `/day-close?kitchen=1${day && `&day=${day}`}`)).body
const opened = async (float = '5000') =>
  (await ask('POST', '/counter/drawers', { kitchen: 1, float })).body as { id: number }
const close = (id: number, counted: string, reason = '') =>
  ask('POST', `/counter/drawers/${id}/close`, { counted, reason })
const sign = (more: object = {}, as = cookie) =>
  ask('POST', '/day-close', { kitchen: 1, day: '', ...more }, as)

const write = (work: (sql: Sql) => Promise<unknown>) => transaction(shop.db, work)

/** Placed, cooked and handed over; 900 unless it is another order. */
async function handed(paid: object | null, body = pickupOrder(), as = cookie): Promise<string> {
  const { id } = await placed(shop, body)
  const last = body.delivery_type === 'flat_rate' ? 'courier' : 'ready'
  await ask('POST', `/orders/${id}/move`, { from: 'accepted', to: 'cooking' })
  await ask('POST', `/orders/${id}/move`, { from: 'cooking', to: last })
  const held = await ask('POST', `/orders/${id}/move`, { from: last, to: 'handed', paid }, as)
  if (held.status === 200) await afterHeld(shop)
  return id
}

describe('a drawer', () => {
  it('[J1] knows what must lie in it', async () => {
    const { id } = await opened()
    await handed({ cash: '1000', change: '100' })
    await handed({ cash: '400', card: '500' })
    await ask('POST', `/counter/drawers/${id}/entries`, { kind: 'in', amount: '300', reason: 'Сейф' })
    await ask('POST', `/counter/drawers/${id}/entries`, { kind: 'out', amount: '50', reason: 'Лёд' })
    const { drawer, receipts, counted } = await counter()
    expect(drawer).toMatchObject({ float: '5000.00', paid_in: '300.00', paid_out: '50.00' })
    expect(drawer).toMatchObject({ taken: '1400.00', change: '100.00', expected: '6550.00' })
    expect(receipts).toMatchObject([
      { cash: '400.00', card: '500.00', change: '0.00', total: '900.00' },
      { cash: '1000.00', card: '0.00', change: '100.00' },
    ])
    expect(counted).toEqual([])
  })

  it('[J2] is counted once, and a difference needs its reason', async () => {
    const { id } = await opened('100')
    const short = await close(id, '90')
    expect([short.status, short.body.code]).toEqual([422, 'difference_needs_reason'])
    const counted = await close(id, '90', 'Потеряли')
    expect(counted.body).toMatchObject({ difference: '-10.00', reason: 'Потеряли', counted: '90.00' })
    expect((await close(id, '90')).body.code).toBe('drawer_closed')
    const entry = { kind: 'in', amount: '1', reason: 'x' }
    expect((await ask('POST', `/counter/drawers/${id}/entries`, entry)).status).toBe(409)
    expect((await counter()).drawer).toBeNull()
    expect((await counter()).counted).toMatchObject([{ id, difference: '-10.00' }])
  })

  it('is open once a kitchen', async () => {
    await opened()
    expect((await ask('POST', '/counter/drawers', { kitchen: 1, float: '1' })).body.code).toBe('drawer_open')
    expect((await ask('POST', '/counter/drawers', { kitchen: 2, float: '1' })).status).toBe(201)
  })

  it('gives back cash of a refund', async () => {
    await opened('1000')
    const id = await handed({ cash: '900' })
    const wish = { amount: '200', reason: 'Холодное', way: 'cash' }
    expect((await officeCall(shop, cookie, 'POST', `/orders/${id}/refunds`, wish, once())).status).toBe(200)
    await afterHeld(shop)
    expect((await counter()).drawer).toMatchObject({ refunds: '200.00', expected: '1700.00' })
    expect((await dayClose()).figures.refunds).toEqual([{ way: 'cash', count: 1, amount: '200.00' }])
  })

  it('says why money moved, and is another kitchen’s to nobody else', async () => {
    const { id } = await opened()
    const silent = await ask('POST', `/counter/drawers/${id}/entries`, { kind: 'out', amount: '5' })
    expect(silent.status).toBe(400)
    const foreign = await signIn(shop, 'dispatcher', [2])
    expect((await ask('GET', '/counter?kitchen=1', undefined, foreign)).status).toBe(404)
    expect((await ask('POST', `/counter/drawers/${id}/close`, { counted: '1' }, foreign)).status).toBe(404)
    expect((await sign({}, foreign)).status).toBe(403)
  })
})

describe('how an order was paid', () => {
  it('[J3] makes what is owed, or is not taken', async () => {
    const id = await handed({ cash: '800' })
    const { status, body } = await ask('POST', `/orders/${id}/move`, {
      from: 'ready',
      to: 'handed',
      paid: { cash: '800' },
    })
    expect([status, body.code]).toEqual([422, 'paid_differently'])
    expect((await counter()).receipts).toEqual([])
  })

  it('[J4] is as the guest had chosen where nobody says', async () => {
    await handed(null)
    expect((await counter()).receipts).toMatchObject([{ cash: '900.00', card: '0.00', change: '0.00' }])
  })

  it('is cash in a courier’s hand until he brings it', async () => {
    const { id } = await opened('0')
    const courier = await signIn(shop, 'courier')
    const staffId = (await ask('GET', '/me', undefined, courier)).body.person.id
    const become = (role: string) =>
      write((sql) => sql.updateTable('staff').set({ role }).where('id', '=', staffId).execute())
    await become('dispatcher')
    const order = await handed({ cash: '1000', change: '100' }, deliveryOrder(), courier)
    expect(order).toBeTruthy()
    expect((await counter()).drawer.taken).toBe('1000.00')
    await become('courier')
    // What a courier himself hands over comes with his own phone page; here his receipt is written as it will be.
    await write((sql) =>
      sql.updateTable('order_receipts').set({ courier: staffId, drawer_id: null }).execute(),
    )
    expect((await counter()).couriers).toMatchObject([{ courier: staffId, taken: '900.00', left: '900.00' }])
    expect((await counter()).drawer.expected).toBe('0.00')
    const entry = { kind: 'in', amount: '700', courier: staffId }
    expect((await ask('POST', `/counter/drawers/${id}/entries`, entry)).status).toBe(200)
    expect((await counter()).couriers).toMatchObject([{ handed_in: '700.00', left: '200.00' }])
    expect((await dayClose()).figures.couriers).toMatchObject([{ orders: 1, cash: '900.00' }])
  })
})

describe('the close of a day', () => {
  it('says what the day came to, by payment', async () => {
    await handed({ cash: '900' })
    await handed({ card: '900' })
    const { number, id } = await placed(shop, pickupOrder())
    await move(shop, number, 'cooking', 'ready', 'completed')
    expect(id).toBeTruthy()
    const { figures, signed, is_under_way } = await dayClose()
    expect(figures).toMatchObject({ handed: 3, cancelled: 0, sales: '2700.00', difference: '0.00' })
    expect(figures.taken).toEqual([
      { way: 'cash', orders: 1, amount: '900.00' },
      { way: 'card', orders: 1, amount: '900.00' },
      { way: 'unsaid', orders: 1, amount: '900.00' },
    ])
    expect([signed, is_under_way]).toEqual([null, true])
  })

  it('wants the drawer counted, the open orders seen and a difference explained, and is signed once', async () => {
    const { id } = await opened('100')
    await placed(shop, pickupOrder())
    expect((await sign()).body.code).toBe('drawer_open')
    await close(id, '90', 'Потеряли')
    const open = await sign()
    expect([open.status, open.body.code, open.body.data.orders.length]).toEqual([409, 'orders_open', 1])
    expect((await sign({ confirms_open: true })).body.code).toBe('difference_needs_reason')
    const signed = await sign({ confirms_open: true, reason: 'Не нашли' })
    expect(signed.body).toMatchObject({ day: '2026-03-06', signed: { reason: 'Не нашли' } })
    expect((await sign({ confirms_open: true, reason: 'x' })).body.code).toBe('day_closed')
    const journal = await shop.db.sql
      .selectFrom('journal')
      .selectAll()
      .where('deed', '=', 'day.close')
      .execute()
    expect(journal).toHaveLength(1)
    expect(JSON.stringify(journal)).not.toContain('Не нашли')
  })

  it('[J6] leaves what comes after the signature to the next day, and stays as it was signed', async () => {
    await handed({ cash: '900' })
    expect((await sign()).status).toBe(200)
    await handed({ card: '900' })
    expect((await dayClose('2026-03-06')).figures).toMatchObject({ handed: 1, sales: '900.00' })
    expect((await sign({ day: '2026-03-07' })).body.code).toBe('day_ahead')
    shop.setClock('2026-03-07T12:00:00+03:00')
    cookie = await signIn(shop, 'manager')
    expect((await dayClose()).figures.taken).toEqual([{ way: 'card', orders: 1, amount: '900.00' }])
  })

  it('after midnight is of the day it began', async () => {
    shop.setClock('2026-03-07T02:00:00+03:00')
    cookie = await signIn(shop, 'manager')
    expect((await dayClose()).day).toBe('2026-03-06')
    expect((await ask('GET', '/day-close?kitchen=1&day=2026-02-30')).body.code).toBe('invalid_date')
  })

  it('[J5] gives tips to whom they belong, and is a file in which nothing is a formula', async () => {
    const { number } = await placed(shop, pickupOrder())
    const tips = { tips_total: 10_000, total: 100_000 }
    await write((sql) => sql.updateTable('orders').set(tips).where('number', '=', number).execute())
    await move(shop, number, 'cooking', 'ready', 'completed')
    expect((await dayClose()).figures).toMatchObject({
      sales: '900.00',
      tips: [{ courier: null, amount: '100.00' }],
    })
    await close((await opened('100')).id, '90', '=cmd|calc')
    const { csv, file_name } = (await ask('GET', '/day-close/file?kitchen=1')).body
    expect(file_name).toBe('day-2026-03-06-1.csv')
    expect(csv).toContain(`,'=cmd|calc,,-10.00\r\n`)
  })
})
