import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../http/context.ts'
import { contextOf } from '../../testing/context-of.ts'
import { boardOf, officeCall } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, type WireOrder } from '../../testing/order-body.ts'
import { move, order, placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'
import { enterKitchen } from './enter-kitchen.ts'
import { watchAcceptance } from './watch-acceptance.ts'

let shop: TestShop
let cookie: string
let context: Context
beforeEach(() => open())

async function open(office: object = {}) {
  shop = await openShop({
    business: (business) => {
      Object.assign(business, { 'office.json': { manager_phones: ['+74855550199'], ...office } })
    },
  })
  cookie = await signIn(shop, 'manager')
  context = await contextOf(shop)
}

const watch = (at?: string) => {
  if (at) shop.setClock(`2026-03-06T${at}+03:00`)
  return watchAcceptance(context, shop.clock())
}
const accept = (id: string) => officeCall(shop, cookie, 'POST', `/orders/${id}/accept`, { minutes: 20 })
const place = (change: WireOrder = {}) => placed(shop, pickupOrder(change))
const statusOf = async (id: string) => (await order(shop, id)).body.status
const alerts = async () => {
  const rows = await shop.db.sql
    .selectFrom('realtime_events')
    .select('event')
    .where('event', '=', 'alert')
    .execute()
  return rows.length
}
const pauses = () =>
  shop.db.sql
    .selectFrom('switches')
    .select(['target', 'reason', 'until'])
    .where('kind', '=', 'pause')
    .execute()
/** Somebody works here on a board. */
const begin = async () => {
  expect((await accept((await place()).id)).status).toBe(200)
}

describe('an order that nobody takes', () => {
  it('[O26] is told of after two minutes, and given up after ten, with words for the guest', async () => {
    await begin()
    const { id, key } = await place()
    await watch('12:01:59')
    expect(await alerts()).toBe(0)
    await watch('12:02:00')
    await watch('12:03:00')
    expect(await alerts()).toBe(1)
    const { orders } = (await officeCall(shop, cookie, 'GET', '/orders')).body
    expect(orders.filter((card: { alerted?: boolean }) => card.alerted)).toMatchObject([{ id }])
    expect(JSON.stringify(await shop.json('/_dev/outbox'))).toContain('никто не принял за 2 мин')
    await watch('12:09:59')
    expect(await statusOf(id)).toBe('accepted')
    await Promise.all([watch('12:10:00'), watch(), watch()])
    expect((await order(shop, id, `?key=${key}`)).body).toMatchObject({
      status: 'cancelled',
      cancel_reason: expect.stringContaining('просим прощения'),
      payment: { status: 'cancelled' },
    })
    const deeds = await shop.db.sql
      .selectFrom('journal')
      .select('actor')
      .where('deed', '=', 'order.unanswered')
      .execute()
    expect(deeds).toEqual([{ actor: 'system' }])
  })

  it('[O26] is nobody’s fault where no board is worked on, where a key moves orders, and where zero is set', async () => {
    const before = await place()
    await watch('12:30:00')
    expect(await statusOf(before.id)).toBe('accepted')
    await open({ accept_alert_minutes: 0, accept_cancel_minutes: 0 })
    await begin()
    const { id } = await place()
    await watch('12:30:00')
    expect([await statusOf(id), await alerts()]).toEqual(['accepted', 0])
    await open()
    await begin()
    const keyed = await place()
    await move(shop, keyed.number, 'processing')
    const delivered = await placed(shop, deliveryOrder())
    await watch('12:30:00')
    expect([await statusOf(keyed.id), await statusOf(delivered.id)]).toEqual(['accepted', 'accepted'])
  })

  it('[S29] waits only while the kitchen is open, and one for later until its kitchen begins', async () => {
    await begin()
    const slot = await place({ take_time: '19:00-19:30' })
    await watch('18:35:00')
    expect(await statusOf(slot.id)).toBe('accepted')
    await watch('18:40:00')
    expect(await statusOf(slot.id)).toBe('cancelled')
    shop.setClock('2026-03-06T21:20:00+03:00')
    const tomorrow = await place({ take_date: '07.03.2026', take_time: '12:00-12:30' })
    await watch('23:59:00')
    expect(await statusOf(tomorrow.id)).toBe('accepted')
  })

  it('[O27] is the third in a row: the way is paused, and an order that is taken begins anew', async () => {
    await begin()
    for (const at of ['12:20:00', '12:40:00']) {
      await place()
      await watch(at)
    }
    await begin()
    for (const at of ['13:00:00', '13:20:00', '13:40:00']) {
      expect(await pauses()).toEqual([])
      await place()
      await watch(at)
    }
    expect(await pauses()).toEqual([
      {
        target: 'local_pickup',
        reason: 'никто не принимает заказы',
        until: Date.parse('2026-03-07T10:00:00+03:00'),
      },
    ])
    expect(JSON.stringify(await shop.json('/_dev/outbox'))).toContain('Три заказа подряд')
  })
})

it('an order for later enters its kitchen once, aloud', async () => {
  const { id } = await place({ take_time: '19:00-19:30' })
  await officeCall(shop, cookie, 'POST', `/orders/${id}/accept`, {})
  const entered = async () => {
    const rows = await shop.db.sql.selectFrom('realtime_events').select('data').execute()
    return rows.filter(({ data }) => JSON.parse(data).entered).length
  }
  await enterKitchen(context, new Date('2026-03-06T18:29:59+03:00'))
  expect(await entered()).toBe(0)
  await Promise.all([1, 2, 3].map(() => enterKitchen(context, new Date('2026-03-06T18:30:00+03:00'))))
  expect(await entered()).toBe(1)
})

it('a kitchen that takes orders by itself takes them as they come, of its way alone', async () => {
  await open({ auto_accept: [{ kitchen: 1, way: 'local_pickup' }] })
  const { id } = await place()
  await placed(shop, deliveryOrder())
  const cards = await boardOf(shop, cookie)
  expect(cards.map(({ region }: { region: string }) => region)).toEqual(['accepted', 'new'])
  expect(cards[0]).toMatchObject({ id, day_number: 1, acceptance: { by: 'автоматически', minutes: null } })
  const rows = await shop.db.sql
    .selectFrom('realtime_events')
    .select('data')
    .where('event', '=', 'order')
    .execute()
  expect(rows.map(({ data }) => JSON.parse(data).isNew)).toEqual([false, true])
})
