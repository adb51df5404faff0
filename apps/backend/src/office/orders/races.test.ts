import { beforeEach, expect, it } from 'vitest'
import { watchAcceptance } from '../../orders/acceptance/watch-acceptance.ts'
import { contextOf } from '../../testing/context-of.ts'
import { afterHeld, officeCall, once } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { act, type CallResult, order, placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

const MANY = 50
let shop: TestShop
let people: [string, string]
beforeEach(async () => {
  shop = await openShop()
  people = [await signIn(shop, 'manager'), await signIn(shop, 'dispatcher')]
})

const atOnce = (work: (time: number) => Promise<CallResult>) =>
  Promise.all(Array.from({ length: MANY }, (_, time) => work(time)))
const post = (time: number, id: string, deed: string, body: object, headers = {}) =>
  officeCall(shop, people[time % 2] ?? '', 'POST', `/orders/${id}/${deed}`, body, headers)
const done = (answers: readonly CallResult[]) => answers.filter(({ status }) => status === 200).length
const codes = (answers: readonly CallResult[]) =>
  new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : body.code)))
const deeds = async (deed: string) => {
  const rows = await shop.db.sql.selectFrom('journal').select('id').where('deed', '=', deed).execute()
  return rows.length
}
const paidOrder = async () => {
  const made = await placed(shop, pickupOrder({ payment_method: 'online' }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await shop.send('POST', new URL(made.payment.url).pathname, 'result=pay', headers)
  return made
}
const refunds = () => shop.db.sql.selectFrom('refunds').select(['amount', 'status']).execute()

it('two people take an order: one has it, the other is told who and when', async () => {
  const { id } = await placed(shop, pickupOrder())
  const answers = await atOnce((time) => post(time, id, 'accept', { minutes: 10 + time }))
  expect([done(answers), await deeds('order.accept')]).toEqual([1, 1])
  expect(codes(answers)).toEqual(new Set(['somebody_was_first']))
  const told = new Set(answers.flatMap(({ status, body }) => (status === 409 ? body.data.who : [])))
  expect(told.size).toBe(1)
})

it('taking against the guest’s cancelling: whichever comes first, the order is not both given up and cooked', async () => {
  const { id, key } = await paidOrder()
  const answers = await atOnce((time) =>
    time % 2 === 0
      ? post(time, id, 'move', { from: 'accepted', to: 'cooking' })
      : act(shop, id, 'cancel', { key }),
  )
  expect(done(answers)).toBe(1)
  const { status } = (await order(shop, id)).body
  expect((await refunds()).length).toBe(status === 'cancelled' ? 1 : 0)
})

it('money goes back once, however many give it back at once', async () => {
  const { id } = await paidOrder()
  const answers = await atOnce((time) => post(time, id, 'refunds', { reason: 'late' }, once()))
  expect(done(answers)).toBe(1)
  expect(codes(answers)).toEqual(new Set(['somebody_was_first']))
  await Promise.all([afterHeld(shop), afterHeld(shop)])
  expect(await refunds()).toEqual([{ amount: 90_000, status: 'done' }])
  expect(await deeds('order.refund')).toBe(1)
})

it('a held refusal against the guest’s cancelling: one of them, and one movement of money', async () => {
  const { id, key } = await paidOrder()
  await post(0, id, 'refuse', { reason: 'sold_out' })
  shop.setClock(new Date(shop.clock().getTime() + 5_001).toISOString())
  await Promise.all([shop.backend.drain(), ...[1, 2, 3].map(() => act(shop, id, 'cancel', { key }))])
  await shop.backend.drain()
  expect((await order(shop, id)).body.status).toBe('cancelled')
  expect(await refunds()).toEqual([{ amount: 90_000, status: 'done' }])
})

it('the watchdog against whoever takes the order: it is taken, or given up, never both', async () => {
  await post(0, (await placed(shop, pickupOrder())).id, 'accept', { minutes: 20 })
  const { id } = await paidOrder()
  shop.setClock('2026-03-06T12:10:00+03:00')
  const context = await contextOf(shop)
  const answers = await atOnce(async (time) => {
    if (time % 2 === 0) return post(time, id, 'accept', { minutes: 20 })
    await watchAcceptance(context, shop.clock())
    return { status: 204, body: { code: 'somebody_was_first' } }
  })
  const { status } = (await order(shop, id)).body
  expect(done(answers)).toBe(status === 'cancelled' ? 0 : 1)
  expect((await refunds()).length).toBe(status === 'cancelled' ? 1 : 0)
})
