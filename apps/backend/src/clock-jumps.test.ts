import { describe, expect, it } from 'vitest'
import { transaction } from './database/transaction.ts'
import { enqueue } from './jobs/enqueue.ts'
import { sweepUnpaid } from './orders/sweep-unpaid.ts'
import { loadBusiness } from './publishing/load-business.ts'
import { createSnapshot } from './publishing/snapshot.ts'
import { otherThan } from './testing/browser.ts'
import { keysQuery, lastCode, logIn } from './testing/log-in.ts'
import { openShop, type TestShop } from './testing/open-shop.ts'
import { pickupOrder } from './testing/order-body.ts'
import { act, order, place, placed, stockOf } from './testing/order-calls.ts'

const NOON = '2026-03-06T12:00:00+03:00'
const YESTERDAY = '2026-03-05T12:00:00+03:00'
const TOMORROW = '2026-03-07T12:00:00+03:00'
const NEXT_YEAR = '2027-03-06T12:00:00+03:00'
const PHONE = '+79161112244'

const send = async (shop: TestShop) =>
  (await shop.send('POST', `/wp-json/wc/auth/send_code?${await keysQuery(shop)}`, { phone: PHONE })).status
const check = async (shop: TestShop, code: string) =>
  (await shop.send('POST', `/wp-json/wc/auth/check_code?${await keysQuery(shop)}`, { phone: PHONE, code }))
    .status
const isIn = async (shop: TestShop, token: string) =>
  (await shop.get(`/wp-json/system/users?token=${token}`)).status === 200
const spin = async (shop: TestShop, token: string, key: string) =>
  (await shop.send('POST', `/wp-json/wheel/spin?token=${token}`, {}, { 'idempotency-key': key })).status
const sweep = async ({ db, clock }: TestShop) => {
  const snapshot = createSnapshot(await loadBusiness(db.sql))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return sweepUnpaid({ db, log, snapshot: () => snapshot, republish: () => undefined }, clock())
}
const juice = { lines: [{ product_id: 2, count: 5, supplements: [] }], expected_total: undefined }
const online = () => pickupOrder({ ...juice, payment_method: 'online' })

describe('a clock that is put back', () => {
  it('locks nobody out: another code may be asked for, and works', async () => {
    const shop = await openShop({ at: NEXT_YEAR })
    expect(await send(shop)).toBe(200)
    shop.setClock(NOON)
    expect(await send(shop)).toBe(200)
    expect(await check(shop, await lastCode(shop))).toBe(200)
  })

  it('by seconds still lets a phone be sent one code a minute', async () => {
    const shop = await openShop({ at: NOON })
    expect(await send(shop)).toBe(200)
    shop.setClock('2026-03-06T11:59:30+03:00')
    expect(await send(shop)).toBe(429)
  })

  it('gives a guesser no more tries', async () => {
    const shop = await openShop({ at: NOON })
    await send(shop)
    const wrong = otherThan(await lastCode(shop))
    for (let n = 0; n < 5; n += 1) await check(shop, wrong)
    shop.setClock(YESTERDAY)
    expect(await check(shop, await lastCode(shop))).toBe(422)
  })

  it('ends no session', async () => {
    const shop = await openShop({ at: NOON })
    const { token } = await logIn(shop, PHONE)
    shop.setClock(YESTERDAY)
    expect(await isIn(shop, token)).toBe(true)
  })

  it('places no order twice under one key', async () => {
    const shop = await openShop({ at: NOON })
    const first = await place(shop, pickupOrder(), { key: 'one' })
    shop.setClock('2026-03-06T11:30:00+03:00')
    const again = await place(shop, pickupOrder(), { key: 'one' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.order.id).toBe(first.body.order.id)
  })

  it('gives up no unpaid order early, and keeps its goods once', async () => {
    const shop = await openShop({ at: NOON })
    const before = (await stockOf(shop, 2)) ?? 0
    const { id } = await placed(shop, online())
    expect(await stockOf(shop, 2)).toBeLessThan(before)
    shop.setClock(YESTERDAY)
    await sweep(shop)
    expect((await order(shop, id)).body.status).toBe('pending')
    shop.setClock(TOMORROW)
    await sweep(shop)
    shop.setClock(NOON)
    await sweep(shop)
    expect((await order(shop, id)).body.status).toBe('cancelled')
    expect(await stockOf(shop, 2)).toBe(before)
  })

  it('leaves no message lying until it has caught up', async () => {
    const shop = await openShop({ at: NEXT_YEAR })
    await transaction(shop.db, (sql) =>
      enqueue(sql, shop.clock(), [
        { kind: 'push', payload: { notificationId: 1, endpoint: 'https://x.example/1' } },
      ]),
    )
    shop.setClock(NOON)
    await shop.backend.drain()
    const rows = await shop.db.sql.selectFrom('outbox').select('done_at').execute()
    expect(rows.map(({ done_at }) => done_at !== null)).toEqual([true])
  })

  it('gives no second turn of the wheel, and takes none for a year', async () => {
    const shop = await openShop({ at: NOON })
    const { token } = await logIn(shop, PHONE)
    expect(await spin(shop, token, 'one')).toBe(200)
    shop.setClock('2026-03-06T11:00:00+03:00')
    expect(await spin(shop, token, 'two')).toBe(409)
    shop.setClock('2025-03-06T12:00:00+03:00')
    expect(await shop.json(`/wp-json/wheel/state?token=${token}`)).toMatchObject({ spins_left: 1 })
    expect(await spin(shop, token, 'three')).toBe(200)
  })
})

describe('a clock that is put forward', () => {
  it('ends a code, and gives another at once', async () => {
    const shop = await openShop({ at: NOON })
    await send(shop)
    const old = await lastCode(shop)
    shop.setClock(TOMORROW)
    expect(await check(shop, old)).toBe(410)
    expect(await send(shop)).toBe(200)
    expect(await check(shop, await lastCode(shop))).toBe(200)
  })

  it('gives unpaid orders up once, their goods come back once, and a customer may order on', async () => {
    const shop = await openShop({ at: NOON })
    const before = await stockOf(shop, 2)
    const { id, key } = await placed(shop, online())
    shop.setClock(TOMORROW)
    await Promise.all([sweep(shop), sweep(shop), act(shop, id, 'cancel', { key })])
    expect((await order(shop, id)).body.history.map((one: { status: string }) => one.status)).toEqual([
      'pending',
      'cancelled',
    ])
    expect(await stockOf(shop, 2)).toBe(before)
    expect((await place(shop, pickupOrder({ take_date: '07.03.2026' }))).status).toBe(201)
  })

  it('counts a flood anew, and no longer than its window once it is put back', async () => {
    const shop = await openShop({ at: NOON })
    const write = async () =>
      (
        await shop.send('POST', '/wp-json/contacts/v1/messages', {
          name: 'Анна',
          phone: PHONE,
          message: 'Здравствуйте',
        })
      ).status
    let tries = 0
    while ((await write()) === 201 && tries < 200) tries += 1
    expect(await write()).toBe(429)
    shop.setClock(TOMORROW)
    expect(await write()).toBe(201)
    shop.setClock('2026-03-06T13:00:01+03:00')
    expect(await write()).toBe(201)
  })
})
