import type { MarkKind } from '@samobranka/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetMarks } from '../../kitchen/forget-marks.ts'
import { acceptInTest } from '../../testing/accept-in-test.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, type WireOrder } from '../../testing/order-body.ts'
import { move, order, placed, stockOf } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

const office = {
  stations: [
    { id: 'hot', kitchen: 1, name: 'Печь', categories: [20] },
    { id: 'bar', kitchen: 1, name: 'Бар', categories: [30] },
  ],
  courses: [
    { kitchen: 1, name: 'Напитки', categories: [30] },
    { kitchen: 1, name: 'Пицца', categories: [20] },
  ],
}
const KITCHEN = '/api/office/v1/kitchens/1'
let shop: TestShop
let cookie: string
let drawn = 0

beforeEach(async () => {
  shop = await openShop({
    business(business) {
      Object.assign(business, { 'office.json': office })
    },
  })
  cookie = await signIn(shop, 'kitchen')
})

const both = { lines: [...pickupOrder().lines, { product_id: 2, count: 1 }], expected_total: null }
const accepted = async (body: WireOrder) => {
  const wire = await placed(shop, body)
  await acceptInTest(shop, wire.id)
  return wire
}
// biome-ignore lint/suspicious/noExplicitAny: what a browser reads.
type Json = any
const json = async (response: Promise<Response>): Promise<Json> => (await response).json()
const board = (more = '') => json(shop.get(`${KITCHEN}/tickets${more}`, { cookie }))
const send = (path: string, body: object) => shop.send('POST', `${KITCHEN}${path}`, body, { cookie })

interface Said {
  readonly id?: string
  readonly at?: string
}
function mark(name: string, item: string, kind: MarkKind, { id, at }: Said = {}) {
  drawn += 1
  return { id: id ?? `m${drawn}`, at: at ?? shop.clock().toISOString(), kind, order: name, item }
}
const marks = (...all: object[]): Promise<Json> => json(send('/marks', { marks: all }))
/** As a minute that is not over has a second one. */
const later = (seconds: number) =>
  shop.setClock(new Date(shop.clock().getTime() + seconds * 1_000).toISOString())
const status = async (id: string) => (await order(shop, id)).body.status

describe('a ticket', () => {
  it('is there when the order is accepted, at the stations of its dishes, and says what they are', async () => {
    const wire = await placed(shop, { ...pickupOrder(both), comment: 'Без спешки' })
    expect((await board()).tickets).toEqual([])
    await acceptInTest(shop, wire.id)
    const { tickets, stations, courses, cooking_minutes } = await board()
    expect(stations).toEqual([
      { id: 'hot', name: 'Печь' },
      { id: 'bar', name: 'Бар' },
    ])
    expect([courses, cooking_minutes]).toEqual([['Напитки', 'Пицца'], 30])
    expect(tickets).toMatchObject([
      {
        order: wire.id,
        number: wire.number,
        status: 'accepted',
        comment: 'Без спешки',
        items: [
          {
            key: '0',
            name: 'Маргарита',
            size: '25 см',
            count: 2,
            state: 'waiting',
            station: 'hot',
            course: 2,
          },
          { key: '1', name: 'Сок', count: 1, state: 'waiting', station: 'bar', course: 1 },
        ],
      },
    ])
    expect(JSON.stringify(tickets)).not.toContain('Пётр')
    expect((await board('?station=bar')).tickets).toHaveLength(1)
    expect((await board('?station=cold')).tickets).toEqual([])
  })

  it('of an order for later comes when its kitchen begins', async () => {
    await accepted(pickupOrder({ take_time: '19:00-19:30' }))
    expect(await board()).toMatchObject({ tickets: [], later: 1 })
    shop.setClock('2026-03-06T18:29:00+03:00')
    expect((await board()).tickets).toEqual([])
    shop.setClock('2026-03-06T18:30:00+03:00')
    expect(await board()).toMatchObject({ tickets: [{ take_time: '19:00-19:30' }], later: 0 })
  })

  it('says what is left out of the dish', async () => {
    const cheesy = await openShop({
      business: (business) => {
        business['products.json'][0].supplements = [
          { id: 1, name: 'Сыр', price: 79, count: 1, max: 3 },
          { id: 2, name: 'Лук', price: 0, count: 1, max: 1 },
        ]
      },
    })
    const line = { product_id: 1, variation_id: 10, count: 1, supplements: [{ id: 1, count: 3 }] }
    const wire = await placed(cheesy, pickupOrder({ lines: [line], expected_total: null }))
    await acceptInTest(cheesy, wire.id)
    const own = await signIn(cheesy, 'kitchen')
    const { tickets } = await json(cheesy.get(`${KITCHEN}/tickets`, { cookie: own }))
    expect(tickets[0].items).toMatchObject([{ extras: ['Сыр × 3'], removals: ['Лук'], station: '' }])
  })

  it('goes when the order is cancelled, and is told of as such', async () => {
    const wire = await accepted(pickupOrder())
    await move(shop, wire.number, 'cancelled')
    expect(await board()).toMatchObject({
      tickets: [],
      cancelled: [{ order: wire.id, number: wire.number }],
    })
    shop.setClock('2026-03-06T14:01:00+03:00')
    expect((await board()).cancelled).toEqual([])
  })

  it('of another kitchen is not there', async () => {
    const wire = await accepted(pickupOrder())
    const foreign = await signIn(shop, 'kitchen', [2])
    expect((await shop.get(`${KITCHEN}/tickets`, { cookie: foreign })).status).toBe(404)
    const other = await shop.send(
      'POST',
      '/api/office/v1/kitchens/2/marks',
      { marks: [mark(wire.id, '0', 'done')] },
      { cookie: foreign },
    )
    expect((await other.json()).skipped).toMatchObject([{ why: 'gone' }])
    expect(await status(wire.id)).toBe('accepted')
  })
})

describe('marks', () => {
  it('begin the order with the first, and call it ready five seconds after the last', async () => {
    const wire = await accepted(pickupOrder(both))
    const begun = await marks(mark(wire.id, '0', 'started'))
    expect(begun.board.tickets[0]).toMatchObject({ status: 'cooking', items: [{ state: 'started' }, {}] })
    expect(await status(wire.id)).toBe('cooking')
    const done = await marks(mark(wire.id, '0', 'done'), mark(wire.id, '1', 'done'))
    expect(done).toMatchObject({ skipped: [], board: { tickets: [], cooked: [{ order: wire.id }] } })
    await shop.backend.drain()
    expect(await status(wire.id)).toBe('cooking')
    later(5)
    await shop.backend.drain()
    expect(await status(wire.id)).toBe('ready')
    const journal = await shop.db.sql.selectFrom('journal').select(['deed', 'subject_id']).execute()
    expect(journal).toContainEqual({ deed: 'kitchen.cooked', subject_id: wire.id })
  })

  it('that are taken back within five seconds leave the order cooking', async () => {
    const wire = await accepted(pickupOrder())
    await marks(mark(wire.id, '0', 'done'))
    later(2)
    const back = await marks(mark(wire.id, '0', 'started'))
    expect(back.board).toMatchObject({ tickets: [{ items: [{ state: 'started' }] }], cooked: [] })
    later(10)
    await shop.backend.drain()
    expect(await status(wire.id)).toBe('cooking')
  })

  it('recall what was called ready already', async () => {
    const wire = await accepted(pickupOrder())
    await marks(mark(wire.id, '0', 'done'))
    later(5)
    await shop.backend.drain()
    later(60)
    const { board: after } = await marks(mark(wire.id, '0', 'started'))
    expect(after.tickets).toMatchObject([{ order: wire.id, status: 'cooking' }])
    expect(await status(wire.id)).toBe('cooking')
  })

  it('let a delivery wait for its courier without another status', async () => {
    const wire = await accepted(deliveryOrder({ expected_total: null }))
    await marks(mark(wire.id, '0', 'done'))
    later(5)
    await shop.backend.drain()
    const ready = () => shop.db.sql.selectFrom('order_work').select('kitchen_ready_at').executeTakeFirst()
    expect(await status(wire.id)).toBe('cooking')
    expect((await ready())?.kitchen_ready_at).not.toBeNull()
    expect((await board()).cooked).toHaveLength(1)
    later(1)
    await marks(mark(wire.id, '0', 'waiting'))
    expect((await ready())?.kitchen_ready_at).toBeNull()
    expect((await board()).tickets).toHaveLength(1)
  })

  it('that come a second time change nothing', async () => {
    const wire = await accepted(pickupOrder())
    const same = mark(wire.id, '0', 'started', { id: 'same' })
    const first = await marks(same)
    later(10)
    await marks(mark(wire.id, '0', 'waiting'))
    later(10)
    const again = await marks(same)
    expect([first.applied, again.applied]).toEqual([['same'], ['same']])
    expect(again.board.tickets[0].items[0].state).toBe('waiting')
  })

  it('[Y5][Y6] made without network are applied in the order they were made, and the later one stays', async () => {
    const wire = await accepted(pickupOrder(both))
    later(120)
    await marks(mark(wire.id, '1', 'done'))
    const at = (seconds: number) => new Date(shop.clock().getTime() - seconds * 1_000).toISOString()
    const {
      applied,
      skipped,
      board: after,
    } = await marks(
      mark(wire.id, '0', 'done', { id: 'second', at: at(30) }),
      mark(wire.id, '0', 'started', { id: 'first', at: at(60) }),
      mark(wire.id, '1', 'started', { id: 'late', at: at(90) }),
      mark(wire.id, '9', 'done', { id: 'nothing', at: at(20) }),
    )
    expect(applied).toEqual(['first', 'second'])
    expect(skipped).toMatchObject([
      { id: 'late', why: 'overtaken', number: wire.number, name: 'Сок' },
      { id: 'nothing', why: 'changed' },
    ])
    expect(after.cooked).toHaveLength(1)
  })

  it('[Y8] on an order that was cancelled meanwhile are left out and listed', async () => {
    const wire = await accepted(pickupOrder())
    await move(shop, wire.number, 'cancelled')
    const { applied, skipped } = await marks(mark(wire.id, '0', 'done', { id: 'late' }))
    expect(applied).toEqual([])
    expect(skipped).toEqual([{ id: 'late', why: 'cancelled', number: wire.number, name: 'Маргарита' }])
    expect(await status(wire.id)).toBe('cancelled')
  })

  it('put a ticket to the front, and back', async () => {
    const first = await accepted(pickupOrder())
    later(60)
    const second = await accepted(pickupOrder())
    const names = async () => (await board()).tickets.map((ticket: { order: string }) => ticket.order)
    expect(await names()).toEqual([first.id, second.id])
    await marks(mark(second.id, '', 'front'))
    expect(await names()).toEqual([second.id, first.id])
    await marks(mark(second.id, '', 'in_turn'))
    expect(await names()).toEqual([first.id, second.id])
  })

  it('[Y11] hold a course and fire it', async () => {
    const wire = await accepted(pickupOrder(both))
    const held = await marks(mark(wire.id, '0', 'hold'))
    expect(held.board.tickets[0]).toMatchObject({ status: 'accepted', items: [{ held: true }, {}] })
    const fired = await marks(mark(wire.id, '0', 'fire'))
    expect(fired.board.tickets[0].items[0].held).toBeUndefined()
  })

  it('of two cooks who finish the last two items at once call the order cooked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wire = await accepted(
        pickupOrder({
          ...both,
          lines: [...pickupOrder().lines, { product_id: 1, variation_id: 11, count: 1 }],
        }),
      )
      await Promise.all([marks(mark(wire.id, '0', 'done')), marks(mark(wire.id, '1', 'done'))])
      later(5)
      await shop.backend.drain()
      expect(await status(wire.id)).toBe('ready')
    }
  })

  it('tell the screens of the kitchen', async () => {
    const wire = await accepted(pickupOrder())
    await marks(mark(wire.id, '0', 'started'))
    const events = await shop.db.sql
      .selectFrom('realtime_events')
      .select(['channel', 'data'])
      .where('event', '=', 'kitchen')
      .execute()
    expect(events).toEqual([
      { channel: 'private-office-1', data: JSON.stringify({ kitchen: 1, orders: [wire.id] }) },
    ])
  })
})

describe('making again', () => {
  const remake = (name: string, more: object = {}) =>
    send('/remakes', { id: 'r1', order: name, item: '0', reason: 'dropped', ...more })

  it('takes stock once, charges nobody, and is on the list of waste', async () => {
    const wire = await accepted(pickupOrder({ lines: [{ product_id: 2, count: 2 }], expected_total: null }))
    const total = (await order(shop, wire.id)).body.totals.total
    expect(await stockOf(shop, 2)).toBe(3)
    for (const _ of [1, 2]) expect((await remake(wire.id)).status).toBe(200)
    expect(await stockOf(shop, 2)).toBe(2)
    expect((await order(shop, wire.id)).body.totals.total).toBe(total)
    const { tickets } = await board()
    expect(tickets[0].items).toMatchObject([
      { key: '0', count: 2 },
      { key: 'again-r1', count: 1, again: 'dropped', state: 'waiting' },
    ])
    expect(await json(shop.get(`${KITCHEN}/waste`, { cookie }))).toMatchObject({
      rows: [{ name: 'Сок', count: 1, reason: 'dropped', worth: '99.00', by: 'Кухня' }],
      worth: '99.00',
    })
    await remake(wire.id, { id: 'r2', count: 9 })
    expect(await stockOf(shop, 2)).toBe(0)
  })

  it('of an order that has left is a ticket of that dish alone', async () => {
    const wire = await accepted(pickupOrder(both))
    await move(shop, wire.number, 'cooking', 'ready', 'completed')
    expect((await board()).tickets).toEqual([])
    await remake(wire.id)
    expect((await board()).tickets).toMatchObject([{ status: 'handed', items: [{ key: 'again-r1' }] }])
    await marks(mark(wire.id, 'again-r1', 'done'))
    expect((await board()).tickets).toEqual([])
    expect(await status(wire.id)).toBe('handed')
  })

  it('keeps the order from being cooked until it is done', async () => {
    const wire = await accepted(pickupOrder())
    await remake(wire.id)
    await marks(mark(wire.id, '0', 'done'))
    expect((await board()).tickets).toHaveLength(1)
    await marks(mark(wire.id, 'again-r1', 'done'))
    later(5)
    await shop.backend.drain()
    expect(await status(wire.id)).toBe('ready')
  })

  it('is refused for what is not there and what was cancelled', async () => {
    const wire = await accepted(pickupOrder())
    expect((await remake(wire.id, { item: '7' })).status).toBe(404)
    await move(shop, wire.number, 'cancelled')
    expect((await remake(wire.id)).status).toBe(409)
  })
})

it('marks of long ago are forgotten, the states they left stay', async () => {
  const wire = await accepted(pickupOrder())
  await marks(mark(wire.id, '0', 'started'))
  await forgetMarks(shop.db, new Date(shop.clock().getTime() + 8 * 24 * 3_600_000))
  const count = (table: 'kitchen_marks' | 'kitchen_items') =>
    shop.db.sql.selectFrom(table).select('item').execute()
  expect(await count('kitchen_marks')).toEqual([])
  expect(await count('kitchen_items')).toHaveLength(1)
})
