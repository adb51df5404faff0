import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../../testing/log-in.ts'
import { afterHeld, boardOf, officeCall, once } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../../testing/order-body.ts'
import { act, move, order, placed, stockOf } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'manager')
})

const post = (id: string, deed: string, body?: object, headers = {}) =>
  officeCall(shop, cookie, 'POST', `/orders/${id}/${deed}`, body, headers)
const one = async (id: string) => (await officeCall(shop, cookie, 'GET', `/orders/${id}`)).body
const regions = async () => (await boardOf(shop, cookie)).map(({ region }: { region: string }) => region)
const events = async () => {
  const rows = await shop.db.sql
    .selectFrom('realtime_events')
    .selectAll()
    .where('channel', '=', 'private-office-1')
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => JSON.parse(data))
}
const later = { take_time: '19:00-19:30' }

describe('the board', () => {
  it('[O20] shows a new order with what it needs to be taken, and hears of it with the order', async () => {
    const { id, number } = await placed(shop, pickupOrder({ comment: 'Без лука' }))
    expect(await boardOf(shop, cookie)).toMatchObject([
      {
        id,
        number,
        region: 'new',
        acceptance: null,
        suggested_minutes: 30,
        order_of_customer: 1,
        comment: 'Без лука',
        lines: [{ name: 'Маргарита', count: 2, details: '25 см' }],
        moves: [{ to: 'cooking' }, { to: 'cancelled' }],
      },
    ])
    expect(await events()).toEqual([{ id, number, kitchen: 1, status: 'accepted', isNew: true }])
    shop.setClock('2026-03-06T12:00:01+03:00')
    await placed(shop, pickupOrder())
    expect(
      (await boardOf(shop, cookie)).map((card: { order_of_customer: number }) => card.order_of_customer),
    ).toEqual([1, 2])
  })

  it('shows a person their own kitchens alone, and no order of another', async () => {
    const { id } = await placed(shop, pickupOrder())
    cookie = await signIn(shop, 'dispatcher', [2])
    expect(await boardOf(shop, cookie)).toEqual([])
    expect((await officeCall(shop, cookie, 'GET', `/orders/${id}`)).status).toBe(404)
    expect((await post(id, 'accept', { minutes: 20 })).status).toBe(404)
  })

  it('[S28] keeps what was finished until the business day ends, and then in its history', async () => {
    const { number } = await placed(shop, pickupOrder())
    await move(shop, number, 'cooking', 'ready', 'completed')
    shop.setClock('2026-03-07T04:59:00+03:00')
    cookie = await signIn(shop, 'manager')
    expect(await regions()).toEqual(['finished'])
    shop.setClock('2026-03-07T05:00:00+03:00')
    expect(await regions()).toEqual([])
    expect(await boardOf(shop, cookie, '?day=2026-03-06')).toMatchObject([{ number }])
    expect(await boardOf(shop, cookie, '?day=2026-03-07')).toEqual([])
    expect((await officeCall(shop, cookie, 'GET', '/orders?day=yesterday')).status).toBe(400)
  })

  it('finds by number, by number of the day, by the end of a phone and by name', async () => {
    const { id, number } = await placed(shop, pickupOrder())
    await placed(shop, pickupOrder({ customer: { name: 'Ольга', phone: '+7 916 000-77-88' } }))
    await post(id, 'accept', { minutes: 20 })
    for (const search of [number, '1', '0001', 'пётр'])
      expect(await boardOf(shop, cookie, `?search=${encodeURIComponent(search)}`), search).toMatchObject([
        { id },
      ])
    expect(await boardOf(shop, cookie, '?search=9999')).toEqual([])
  })
})

describe('taking an order', () => {
  it('[O24] tells the guest when, gives it a number of the day, and is written down with who did it', async () => {
    const { token } = await logIn(shop, '+79161234567')
    const { id } = await placed(shop, deliveryOrder(), { token })
    const { status, body } = await post(id, 'accept', { minutes: 15 })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      region: 'accepted',
      day_number: 1,
      acceptance: { by: 'Илья Коваль', minutes: 15 },
    })
    const { eta } = (await order(shop, id, `?token=${token}`)).body
    expect(eta.from).toBe('2026-03-06T09:45:00.000Z')
    const news = (await shop.json(`/wp-json/systeminfo/v2/push/user_history?token=${token}`)) as {
      text: string
    }[]
    expect(JSON.stringify(news)).toContain('12:45–12:55')
    const [entry] = await shop.db.sql
      .selectFrom('journal')
      .selectAll()
      .where('deed', '=', 'order.accept')
      .execute()
    expect(entry).toMatchObject({ actor: 'staff', kitchen: 1, subject: 'order' })
    expect((await events()).at(-1)).toMatchObject({ id, isNew: false })
  })

  it('[O21][O23] keeps an order for later apart until its kitchen begins', async () => {
    const { id } = await placed(shop, pickupOrder(later))
    expect(await regions()).toEqual(['new'])
    expect((await post(id, 'accept', {})).body.order).toMatchObject({
      region: 'later',
      starts_at: '2026-03-06T15:30:00.000Z',
    })
    shop.setClock('2026-03-06T18:30:00+03:00')
    expect(await regions()).toEqual(['accepted'])
  })

  it('is done by a key that says what the order is already, and by one that moves it', async () => {
    const said = await placed(shop, pickupOrder())
    const moved = await placed(shop, pickupOrder())
    await move(shop, said.number, 'processing')
    await move(shop, moved.number, 'cooking')
    expect(await regions()).toEqual(['accepted', 'cooking'])
  })

  it('says another time with its reason, which the guest reads', async () => {
    const { id, key } = await placed(shop, pickupOrder())
    await post(id, 'accept', { minutes: 15 })
    expect((await post(id, 'minutes', { minutes: 40, reason: 'busy' })).status).toBe(200)
    const page = (await order(shop, id, `?key=${key}`)).body
    expect(page).toMatchObject({
      time_reason: 'Сейчас много заказов.',
      eta: { from: '2026-03-06T09:40:00.000Z' },
    })
  })
})

describe('moves of staff', () => {
  it('[O17][O18][O22] go on, one step back, and mark a delivery as cooked', async () => {
    const { id } = await placed(shop, deliveryOrder())
    expect((await post(id, 'move', { from: 'accepted', to: 'cooking' })).body.order.region).toBe('cooking')
    expect((await post(id, 'ready')).body.order).toMatchObject({ status: 'cooking', region: 'ready' })
    expect((await post(id, 'move', { from: 'cooking', to: 'courier' })).status).toBe(200)
    expect((await post(id, 'move', { from: 'courier', to: 'cooking' })).body.order.region).toBe('ready')
    expect((await post(id, 'move', { from: 'cooking', to: 'accepted' })).body.order.region).toBe('accepted')
    expect((await post(id, 'move', { from: 'accepted', to: 'handed' })).body.code).toBe('wrong_status_move')
    const first = await post(id, 'move', { from: 'cooking', to: 'courier' })
    expect([first.status, first.body.code, first.body.data.who]).toEqual([
      409,
      'somebody_was_first',
      'Илья Коваль',
    ])
  })

  it('hand over five seconds later, unless it is taken back', async () => {
    const { id } = await placed(shop, pickupOrder())
    await post(id, 'move', { from: 'accepted', to: 'cooking' })
    await post(id, 'move', { from: 'cooking', to: 'ready' })
    const { held } = (await post(id, 'move', { from: 'ready', to: 'handed' })).body
    expect(held).toMatchObject({ kind: 'hand_over', until: '2026-03-06T09:00:05.000Z' })
    expect((await officeCall(shop, cookie, 'DELETE', `/deeds/${held.id}`)).status).toBe(204)
    await afterHeld(shop)
    expect(await regions()).toEqual(['ready'])
    await post(id, 'move', { from: 'ready', to: 'handed' })
    await afterHeld(shop)
    expect(await regions()).toEqual(['finished'])
    expect((await officeCall(shop, cookie, 'DELETE', `/deeds/${held.id}`)).status).toBe(409)
  })
})

describe('refusing and cancelling', () => {
  const juice = () =>
    placed(shop, pickupOrder({ lines: [{ product_id: 2, count: 2 }], expected_total: null }))

  it('gives everything back, and tells the guest why in the words of the list', async () => {
    const { id, key } = await juice()
    const { body } = await post(id, 'refuse', { reason: 'sold_out' })
    expect(body.held.kind).toBe('refuse')
    expect((await order(shop, id)).body.status).toBe('accepted')
    await afterHeld(shop)
    expect((await order(shop, id, `?key=${key}`)).body).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'К сожалению, часть блюд закончилась.',
    })
    expect(await stockOf(shop, 2)).toBe(5)
    expect((await post(id, 'refuse', { reason: 'sold_out' })).body.code).toBe('somebody_was_first')
  })

  it('[O19] leaves the stock of what is cooked taken', async () => {
    const { id } = await juice()
    await post(id, 'move', { from: 'accepted', to: 'cooking' })
    await post(id, 'move', { from: 'cooking', to: 'ready' })
    expect((await post(id, 'refuse', { reason: 'not a reason' })).body.code).toBe('unknown_reason')
    await post(id, 'refuse', { reason: 'not_collected', refund: 'none' })
    await afterHeld(shop)
    expect((await one(id)).card).toMatchObject({ status: 'cancelled', cancel_reason: 'Заказ не забрали.' })
    expect(await stockOf(shop, 2)).toBe(3)
  })

  it('is overtaken by the guest who cancels, and by a colleague who cooks', async () => {
    const theirs = await juice()
    await post(theirs.id, 'refuse', { reason: 'sold_out' })
    expect((await act(shop, theirs.id, 'cancel', { key: theirs.key })).status).toBe(200)
    const ours = await juice()
    await post(ours.id, 'refuse', { reason: 'sold_out' })
    expect((await post(ours.id, 'refuse', { reason: 'too_busy' })).body.code).toBe('somebody_was_first')
    await post(ours.id, 'move', { from: 'accepted', to: 'cooking' })
    await afterHeld(shop)
    expect((await order(shop, ours.id)).body.status).toBe('cooking')
    expect(await stockOf(shop, 2)).toBe(3)
    const states = await shop.db.sql.selectFrom('held_deeds').select(['state', 'payload']).execute()
    expect(new Set(states.map(({ state, payload }) => state + payload))).toEqual(new Set(['overtaken{}']))
  })
})

describe('giving money back', () => {
  const paidOrder = async (token?: string) => {
    const placedOne = await placed(shop, pickupOrder({ payment_method: 'online' }), { token })
    const { pathname } = new URL(placedOne.payment.url)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await shop.send('POST', pathname, 'result=pay', headers)
    return placedOne
  }
  const refund = (id: string, body: object) => post(id, 'refunds', { reason: 'missing', ...body }, once())

  it('[O25] goes by parts, and never beyond what was paid', async () => {
    const { id } = await paidOrder()
    expect((await one(id)).refundable).toBe('900.00')
    expect((await refund(id, { amount: '900.01' })).body.code).toBe('too_much_refund')
    expect((await refund(id, { lines: [{ position: 0, count: 1 }] })).body.held.kind).toBe('refund')
    await afterHeld(shop)
    expect(await one(id)).toMatchObject({
      refundable: '450.00',
      refunds: [{ amount: '450.00', status: 'done', way: 'payment', by: 'Илья Коваль' }],
    })
    await refund(id, {})
    await afterHeld(shop)
    expect((await one(id)).refundable).toBe('0.00')
    expect((await refund(id, {})).body.code).toBe('nothing_to_refund')
    expect((await order(shop, id)).body.payment.status).toBe('paid')
    const { consumerKey, consumerSecret } = await shop.backend.keys()
    const keys = `consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`
    expect(await shop.json(`/wp-json/wc/v3/orders?${keys}&status=processing`)).toMatchObject([
      { refunds: [{ total: '-450.00' }, { total: '-450.00' }] },
    ])
  })

  it('[O25] is one, however often one wish is sent at once', async () => {
    const { id } = await paidOrder()
    const key = once()
    const wish = () => post(id, 'refunds', { reason: 'missing', amount: '100.00' }, key)
    const answers = await Promise.all(Array.from({ length: 10 }, wish))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await afterHeld(shop)
    expect((await wish()).status).toBe(200)
    await afterHeld(shop)
    expect((await one(id)).refundable).toBe('800.00')
  })

  it('is whole for an order that is cancelled after a part went back', async () => {
    const { id } = await paidOrder()
    await refund(id, { amount: '100.00' })
    await afterHeld(shop)
    await post(id, 'refuse', { reason: 'sold_out' })
    await afterHeld(shop)
    const rows = await shop.db.sql.selectFrom('refunds').select(['amount', 'status']).execute()
    expect(rows.map(({ amount }) => amount).toSorted()).toEqual([10000, 80000])
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['done']))
    expect((await order(shop, id)).body.payment.status).toBe('refunded')
  })

  it('[B10] takes the bonuses it earned along', async () => {
    const { token } = await logIn(shop, '+79161234567')
    const { id, number } = await paidOrder(token)
    await move(shop, number, 'cooking', 'ready', 'completed')
    const balance = async () =>
      (
        await shop.db.sql
          .selectFrom('customers')
          .select('bonus_balance')
          .where('id', '=', 501)
          .executeTakeFirstOrThrow()
      ).bonus_balance
    expect(await balance()).toBe(250_00 + 27_00)
    await refund(id, { amount: '300.00' })
    await afterHeld(shop)
    expect(await balance()).toBe(250_00 + 18_00)
  })

  it('pays cash back where cash was taken', async () => {
    const { id, number } = await placed(shop, pickupOrder())
    expect((await refund(id, {})).body.code).toBe('nothing_to_refund')
    await move(shop, number, 'cooking', 'ready', 'completed')
    await refund(id, { amount: '50.00' })
    await afterHeld(shop)
    expect(await one(id)).toMatchObject({ refundable: '850.00', refunds: [{ way: 'cash', status: 'done' }] })
  })
})

it('keeps notes for those who work here, and writes to the guest', async () => {
  const { id, key } = await placed(shop, pickupOrder())
  await post(id, 'notes', { text: 'Позвонить у ворот' })
  await post(id, 'messages', { text: 'Курьер у двери' })
  const { notes, story } = await one(id)
  expect(notes).toMatchObject([{ text: 'Позвонить у ворот', by: 'Илья Коваль' }])
  expect(story.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['status', 'note', 'message']),
  )
  expect(JSON.stringify(await shop.json('/_dev/outbox'))).toContain('Курьер у двери')
  expect(JSON.stringify((await order(shop, id, `?key=${key}`)).body)).not.toContain('ворот')
  const journal = JSON.stringify(await shop.db.sql.selectFrom('journal').selectAll().execute())
  expect(journal).not.toMatch(/Пётр|9160000001|ворот|двери/)
})
