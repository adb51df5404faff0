import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../../testing/order-body.ts'
import { act, codes, place, placed, quote } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

const SWITCHES = '/api/office/v1/switches'
let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'manager')
})

const set = (body: object, as = cookie) => shop.send('POST', SWITCHES, body, { cookie: as })
const end = (id: number, as = cookie) => shop.send('DELETE', `${SWITCHES}/${id}`, undefined, { cookie: as })
const listed = async (query = '', as = cookie) =>
  (await (await shop.get(`${SWITCHES}${query}`, { cookie: as })).json()).switches
const forGuests = async (query = '?warehouse=1') =>
  (await shop.json(`/wp-json/checkout/v1/switches${query}`)) as Record<string, unknown>
const stopped = async (body: object) => {
  const response = await set(body)
  expect(response.status).toBe(201)
  return response.json()
}

const stopPizza = { kind: 'stop', warehouse: 1, target: 'product:1' }
const problems = async (body = pickupOrder()) => (await quote(shop, body)).body.problems

describe('a stop', () => {
  it('is seen by the very next quote and order, as what is out of stock is, and ends the same way', async () => {
    await placed(shop, pickupOrder())
    const { id } = await stopped(stopPizza)
    expect((await problems())[0]).toMatchObject({
      code: 'items_unavailable',
      data: { lines: [{ product_id: 1 }] },
    })
    const refused = await place(shop, pickupOrder())
    expect([refused.status, codes(refused)[0]]).toEqual([422, 'items_unavailable'])
    expect((await end(id)).status).toBe(204)
    expect(await problems()).toEqual([])
    await placed(shop, pickupOrder())
  })

  it('of a variation, of a supplement and of a category stop just that', async () => {
    const withCheese = pickupOrder({
      lines: [{ product_id: 1, variation_id: 10, count: 1, supplements: [{ id: 1, count: 1 }] }],
      expected_total: null,
    })
    const larger = pickupOrder({
      lines: [{ product_id: 1, variation_id: 11, count: 1, supplements: [] }],
      expected_total: null,
    })
    const gone = async (body: object) => (await quote(shop, body)).body.problems.length > 0
    await stopped({ kind: 'stop', warehouse: 1, target: 'variation:1/10' })
    expect([await gone(pickupOrder()), await gone(larger)]).toEqual([true, false])
    await placed(shop, larger)
    await stopped({ kind: 'stop', warehouse: null, target: 'supplement:1' })
    expect(await gone({ ...withCheese, lines: [{ ...withCheese.lines[0], variation_id: 11 }] })).toBe(true)
    await stopped({ kind: 'stop', warehouse: 1, target: 'category:20' })
    expect(await gone(larger)).toBe(true)
    expect(
      (await placed(shop, pickupOrder({ lines: [{ product_id: 2, count: 1 }], expected_total: null }))).id,
    ).toBeTruthy()
  })

  it('leaves what is repeated of an old order without what cannot be had', async () => {
    const order = await placed(shop, pickupOrder())
    await stopped(stopPizza)
    const { body } = await act(shop, order.id, `repeat?key=${order.key}`)
    expect(body.unavailable).toMatchObject([{ product_id: 1, reason: 'out_of_stock' }])
  })

  it('is over at its end, by the clock alone', async () => {
    const { until } = await stopped({ ...stopPizza, until: 'hour' })
    expect(until).toBe('2026-03-06T10:00:00.000Z')
    shop.setClock('2026-03-06T12:59:59+03:00')
    expect(await problems()).not.toEqual([])
    shop.setClock('2026-03-06T13:00:00+03:00')
    expect(await problems()).toEqual([])
    expect(await listed()).toEqual([])
    expect((await forGuests()).products).toEqual([])
  })

  it('is refused of what the menu does not have', async () => {
    for (const target of [
      'product:999',
      'variation:1/99',
      'supplement:9',
      'category:9',
      'flat_rate',
      'product:x',
    ])
      expect((await set({ ...stopPizza, target })).status, target).toBe(422)
    expect((await set({ ...stopPizza, warehouse: 99 })).status).toBe(404)
  })
})

describe('a pause', () => {
  it('takes no order that way, and says why', async () => {
    await stopped({ kind: 'pause', warehouse: 1, target: 'flat_rate', reason: 'Нет курьеров' })
    const [problem] = await problems(deliveryOrder())
    expect(problem).toMatchObject({
      code: 'ordering_disabled',
      message: 'Нет курьеров',
      data: { why: 'pause', way: 'flat_rate', reason: 'Нет курьеров' },
    })
    expect((await place(shop, deliveryOrder())).status).toBe(422)
    await placed(shop, pickupOrder())
    const days = async (way: string) =>
      (
        (await shop.json(`/wp-json/checkout/avaible_time?stock_id=1&shipping_method=${way}`)) as {
          start_list: { times: string[] }[]
        }
      ).start_list.flatMap(({ times }) => times)
    expect(await days('flat_rate')).toEqual([])
    expect((await days('local_pickup')).length).toBeGreaterThan(10)
  })

  it('of everything at every kitchen says it in the shop’s words where nobody gave a reason', async () => {
    await stopped({ kind: 'pause', warehouse: null, target: 'all', until: 'ended' })
    const [problem] = await problems()
    expect(problem.code).toBe('ordering_disabled')
    expect(problem.message.length).toBeGreaterThan(5)
    expect(await forGuests('')).toMatchObject({ pauses: [{ way: 'all', reason: '', until: null }] })
  })
})

describe('many orders', () => {
  const slots = async () =>
    (
      (await shop.json('/wp-json/checkout/avaible_time?stock_id=1&shipping_method=flat_rate&zone=1')) as {
        start_list: { times: string[] }[]
      }
    ).start_list[0]?.times.slice(0, 2)

  it('make the kitchen and the way longer, in slots, quotes and promises', async () => {
    expect(await slots()).toEqual(['asap', '13:00-13:30'])
    await stopped({ kind: 'busy', warehouse: 1, target: 'both', minutes: 30 })
    expect(await slots()).toEqual(['asap', '14:00-14:30'])
    expect((await quote(shop, deliveryOrder())).body.delivery.time_minutes).toBe(60)
    const order = await placed(shop, deliveryOrder({ expected_total: null }))
    expect(order.eta.from).toBe('2026-03-06T11:00:00.000Z')
    const gone = await place(shop, deliveryOrder({ take_time: '13:00-13:30' }))
    expect(codes(gone)).toContain('time_gone')
  })

  it('take none at once where that is blocked, while slots go on', async () => {
    await stopped({ kind: 'busy', warehouse: 1, target: 'cooking', minutes: 0, blocks_asap: true })
    expect(await slots()).toEqual(['13:00-13:30', '13:30-14:00'])
    expect((await problems())[0]).toMatchObject({ code: 'closed' })
    expect(await problems(pickupOrder({ take_time: '12:30-13:00' }))).toEqual([])
  })

  it('need minutes, or nothing would be longer', async () => {
    expect((await set({ kind: 'busy', warehouse: 1, target: 'both' })).status).toBe(400)
  })
})

describe('what is on', () => {
  it('is listed with who, why and until when, and told to guests without who and why', async () => {
    await stopped({ ...stopPizza, reason: 'кончилось тесто' })
    expect(await listed()).toMatchObject([
      {
        kind: 'stop',
        warehouse: 1,
        target: 'product:1',
        title: 'Маргарита',
        reason: 'кончилось тесто',
        until: '2026-03-07T07:00:00.000Z',
      },
    ])
    expect((await listed())[0].by).not.toBe('')
    const guests = await forGuests()
    expect(guests).toMatchObject({ products: [1], changes_at: '2026-03-07T07:00:00.000Z' })
    expect(JSON.stringify(guests)).not.toContain('тесто')
    expect((await forGuests('?warehouse=2')).products).toEqual([])
    expect((await forGuests('')).products).toEqual([])
    const answer = await shop.get('/wp-json/checkout/v1/switches')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('holds one of each thing: set again it is set anew', async () => {
    await stopped(stopPizza)
    await stopped({ ...stopPizza, until: 'ended' })
    expect(await listed()).toMatchObject([{ target: 'product:1', until: null }])
  })

  it('is told to open pages and offices by numbers alone, and publishes nothing', async () => {
    const version = (await shop.get('/wp-json/v1/all_settings')).headers.get('x-version')
    const { id } = await stopped({ ...stopPizza, warehouse: null, reason: 'тайна' })
    const events = await shop.db.sql.selectFrom('realtime_events').selectAll().orderBy('id').execute()
    expect(events.map(({ channel, event, data }) => [channel, event, JSON.parse(data)])).toEqual([
      ['catalogue', 'switch', { warehouse_id: null }],
      ['private-office-1', 'switch', { id, kitchen: 1 }],
      ['private-office-2', 'switch', { id, kitchen: 2 }],
    ])
    expect((await shop.get('/wp-json/v1/all_settings')).headers.get('x-version')).toBe(version)
  })

  it('stays in the journal, without the words of a reason', async () => {
    const { id } = await stopped({ ...stopPizza, reason: 'звонил +79160000001' })
    await end(id)
    const rows = await shop.db.sql.selectFrom('journal').selectAll().where('subject', '=', 'switch').execute()
    expect(rows.map(({ deed, kitchen, subject_id }) => [deed, kitchen, subject_id])).toEqual([
      ['switch.set', 1, String(id)],
      ['switch.end', 1, String(id)],
    ])
    expect(JSON.stringify(rows)).not.toContain('9160000001')
  })

  it('is ended once, whoever wanted it', async () => {
    const { id } = await stopped(stopPizza)
    const answers = await Promise.all(Array.from({ length: 20 }, () => end(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    const rows = await shop.db.sql
      .selectFrom('journal')
      .select('id')
      .where('deed', '=', 'switch.end')
      .execute()
    expect(rows).toHaveLength(1)
    expect((await end(99_999)).status).toBe(404)
  })
})

describe('the kitchens of a person', () => {
  it('are all they see and change', async () => {
    const cook = await signIn(shop, 'kitchen', [2])
    const { id } = await stopped(stopPizza)
    expect(await listed('', cook)).toEqual([])
    expect((await set(stopPizza, cook)).status).toBe(404)
    expect((await end(id, cook)).status).toBe(404)
    expect((await set({ ...stopPizza, warehouse: 2 }, cook)).status).toBe(201)
    expect((await set({ ...stopPizza, warehouse: null }, cook)).status).toBe(403)
    const all = await (await set({ ...stopPizza, warehouse: null })).json()
    expect((await listed('', cook)).map((one: { warehouse: number }) => one.warehouse)).toEqual([null, 2])
    expect((await end(all.id, cook)).status).toBe(403)
    expect(await listed('?kitchen=1')).toHaveLength(2)
  })
})

it('finds dishes, their variations, supplements and categories by a part of the name, whatever the layout', async () => {
  const found = async (search: string) =>
    (
      await (await shop.get(`${SWITCHES}/targets?search=${encodeURIComponent(search)}`, { cookie })).json()
    ).targets.map(({ target }: { target: string }) => target)
  expect(await found('марг')).toEqual(['product:1', 'variation:1/10', 'variation:1/11'])
  expect(await found('vfhu')).toContain('product:1')
  expect(await found('сыр')).toEqual(['product:3', 'supplement:1'])
  expect(await found('пицц')).toEqual(['category:20'])
  expect(await found('')).toEqual([])
})
