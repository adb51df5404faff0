import { beforeEach, describe, expect, it } from 'vitest'
import { importBusiness } from '../business/import-business.ts'
import { loadBusiness } from '../publishing/load-business.ts'
import { createSnapshot } from '../publishing/snapshot.ts'
import { businessFolder } from '../testing/business-folder.ts'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, tableOrder } from '../testing/order-body.ts'
import { act, move, order, place, placed, stockOf } from '../testing/order-calls.ts'
import type { SmallBusiness } from '../testing/small-business.ts'
import { sweepUnpaid } from './sweep-unpaid.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop({
    business: (business) => {
      business['settings.json'].referral = { discount_type: 'percent', amount: 10, referrer_bonus: 100 }
    },
  })
})

const juices = (count: number, change: object = {}) =>
  pickupOrder({ lines: [{ product_id: 2, count }], expected_total: null, ...change })

const balance = async (id: number) =>
  (
    await shop.db.sql
      .selectFrom('customers')
      .select('bonus_balance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).bonus_balance

describe('seeing an order', () => {
  it('needs nothing but its id, and then shows nobody', async () => {
    const wish = deliveryOrder({ comment: 'код 42', payment_method: 'online' })
    const door = { door_code: '14К7788', leave_at_door: true, comment: 'не звонить, спит ребёнок' }
    Object.assign(wish.address, door)
    const { id, key } = await placed(shop, wish)
    const { status, body } = await order(shop, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ customer: { name: '', phone: '+7********01' }, comment: '' })
    expect(body.address).toEqual({
      address: 'Озёрск, Садовая улица, 14',
      flat: '',
      entrance: '',
      floor: '',
      private_house: false,
      name: '',
      lat: null,
      lon: null,
    })
    expect(JSON.stringify(body)).not.toMatch(
      /9160000001|Пётр|код 42|14К7788|ребёнок|leave_at|payments\/sandbox/,
    )
    expect(body.key).toBeUndefined()
    const own = { key, customer: { name: 'Пётр' }, address: door }
    expect((await order(shop, id, `?key=${key}`)).body).toMatchObject(own)
  })

  it('shows a stranger no more for a wrong key or another session', async () => {
    const olga = await logIn(shop, '+79160000002')
    const { id } = await placed(shop, pickupOrder())
    for (const query of ['?key=wrong', `?token=${olga.token}`])
      expect((await order(shop, id, query)).body.customer.name).toBe('')
  })

  it.each(['1', '1002', 'x', '../orders'])('knows no order %s', async (id) => {
    expect((await order(shop, encodeURIComponent(id))).status).toBe(404)
  })

  it('[O16] is expected sooner with every step it takes', async () => {
    const { id, number, eta } = await placed(shop, deliveryOrder({ take_time: 'asap' }))
    const ends = [Date.parse(eta.to)]
    for (const step of ['cooking', 'courier']) {
      await move(shop, number, step)
      ends.push(Date.parse((await order(shop, id)).body.eta.to))
    }
    const [accepted = 0, cooking = 0, courier = 0] = ends
    expect(cooking).toBeLessThan(accepted)
    expect(courier).toBeLessThan(cooking)
  })

  it('shows the steps it took, and no promise once it is over', async () => {
    const { id, number } = await placed(shop, pickupOrder())
    await move(shop, number, 'cooking', 'ready', 'completed')
    const { body } = await order(shop, id)
    expect(body.history.map((step: { status: string }) => step.status)).toEqual([
      'accepted',
      'cooking',
      'ready',
      'handed',
    ])
    expect([body.eta, body.payment.status]).toEqual([null, 'paid'])
  })
})

describe('cancelling', () => {
  it('gives back goods, coupon, bonuses and table', async () => {
    const anna = await logIn(shop, '+79161234567')
    const body = tableOrder({
      lines: [{ product_id: 2, count: 4 }],
      promocode: 'HELLO',
      bonuses: '100',
      expected_total: null,
    })
    const { id } = await placed(shop, body, { token: anna.token })
    expect([await stockOf(shop, 2), await balance(501)]).toEqual([1, 15_000])
    const { status, body: cancelled } = await act(shop, id, 'cancel', {}, { token: anna.token })
    expect([status, cancelled.status, cancelled.payment.status]).toEqual([200, 'cancelled', 'cancelled'])
    expect([await stockOf(shop, 2), await balance(501)]).toEqual([5, 25_000])
    const counters = await shop.db.sql.selectFrom('coupon_counters').select('used').execute()
    expect(counters.map(({ used }) => used)).toEqual([0, 0])
    expect((await place(shop, body, { token: anna.token })).status).toBe(201)
  })

  it('takes the key of the body or of the query', async () => {
    const one = await placed(shop, pickupOrder())
    const other = await placed(shop, pickupOrder())
    expect((await act(shop, one.id, 'cancel', { key: one.key })).status).toBe(200)
    const path = `/wp-json/checkout/v1/orders/${other.id}/cancel?key=${other.key}`
    const bare = await shop.backend.fetch(new Request(`http://shop${path}`, { method: 'POST' }))
    expect(bare.status).toBe(200)
  })

  it('is nobody else’s business', async () => {
    const olga = await logIn(shop, '+79160000002')
    const { id } = await placed(shop, pickupOrder())
    expect((await act(shop, id, 'cancel')).status).toBe(401)
    expect((await act(shop, id, 'cancel', { key: 'guess' })).status).toBe(403)
    expect((await act(shop, id, 'cancel', {}, { token: olga.token })).status).toBe(403)
    expect((await act(shop, 'nobody', 'cancel')).status).toBe(404)
    expect((await order(shop, id)).body.status).toBe('accepted')
  })

  it.each([
    ['cooking', ['cooking']],
    ['handed over', ['cooking', 'ready', 'completed']],
    ['cancelled', ['cancelled']],
  ])('is too late when it is %s', async (_, moves) => {
    const { id, key, number } = await placed(shop, juices(2))
    await move(shop, number, ...moves)
    const left = await stockOf(shop, 2)
    const { status, body } = await act(shop, id, 'cancel', { key })
    expect([status, body.code]).toEqual([409, 'cannot_cancel'])
    expect(await stockOf(shop, 2)).toBe(left)
  })

  it('gives back a variation’s goods to the remainder they were taken from', async () => {
    const counted = await openShop({
      business: (business) => {
        const pizza = business['products.json'][0]
        if (pizza)
          pizza.stock = [
            { warehouse_id: 1, quantity: 4 },
            { warehouse_id: 1, variation_id: 11, quantity: 3 },
          ]
      },
    })
    const left = async () =>
      (
        await counted.db.sql
          .selectFrom('stock')
          .select('quantity')
          .where('product_id', '=', 1)
          .orderBy('variation_id')
          .execute()
      ).map(({ quantity }) => quantity)
    const lines = [10, 11, 10].map((variation_id, at) => ({
      product_id: 1,
      variation_id,
      count: 1,
      supplements: at === 2 ? [{ id: 1, count: 1 }] : [],
    }))
    const { id, key } = await placed(counted, pickupOrder({ lines, expected_total: null }))
    expect(await left()).toEqual([2, 2])
    await act(counted, id, 'cancel', { key })
    expect(await left()).toEqual([4, 3])
  })
})

describe('an order that nobody pays', () => {
  const world = async () => {
    const snapshot = createSnapshot(await loadBusiness(shop.db.sql))
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    return { db: shop.db, log, snapshot: () => snapshot, republish: () => {} }
  }

  it('[O9] is given up when its time is over, not before, and once', async () => {
    const { id } = await placed(shop, juices(5, { payment_method: 'online' }))
    const here = await world()
    const sweep = (at: string) => sweepUnpaid(here, new Date(at))
    expect(await sweep('2026-03-06T12:29:59.999+03:00')).toBe(0)
    const swept = await Promise.all([1, 2, 3].map(() => sweep('2026-03-06T12:30:00+03:00')))
    expect(swept.reduce((sum, count) => sum + count)).toBe(1)
    expect((await order(shop, id)).body).toMatchObject({
      status: 'cancelled',
      payment: { status: 'cancelled' },
    })
    expect(await stockOf(shop, 2)).toBe(5)
  })

  it('is swept by itself when the shop opens', async () => {
    const { id } = await placed(shop, juices(5, { payment_method: 'online' }))
    shop.setClock('2026-03-06T13:00:00+03:00')
    shop.backend.start()
    await expect.poll(async () => (await order(shop, id)).body.status, { timeout: 5_000 }).toBe('cancelled')
    await shop.backend.stop()
  })

  it('waits as long as the operator says', async () => {
    const patient = await openShop({
      business: (business) => {
        business['settings.json'].pending_order_cansel_time = 60
      },
    })
    const { payment } = await placed(patient, pickupOrder({ payment_method: 'online' }))
    expect(payment.expires_at).toBe('2026-03-06T09:01:00.000Z')
  })
})

describe('handing over', () => {
  it('adds bonuses for the money paid for lines, and thanks the friend, once', async () => {
    const olga = await logIn(shop, '+79160000002', 'ANNA501')
    const { number } = await placed(shop, pickupOrder({ expected_total: '810.00', tips: '0' }), {
      token: olga.token,
    })
    await move(shop, number, 'cooking', 'ready', 'completed', 'completed')
    expect([await balance(olga.id), await balance(501)]).toEqual([2_400, 25_000 + 10_000])
  })

  it('counts at the level held before the order', async () => {
    const levels = await openShop({
      business: (business) => {
        business['settings.json'].bonus_levels = [
          { name: 'Бронза', from_spent: 0, percent: 1 },
          { name: 'Золото', from_spent: 1000, percent: 10 },
        ]
        business['customers.json'] = []
      },
    })
    const olga = await logIn(levels, '+79160000002')
    const earned: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const { number } = await placed(levels, pickupOrder(), { token: olga.token })
      await move(levels, number, 'cooking', 'ready', 'completed')
      const entry = await levels.db.sql
        .selectFrom('bonus_entries')
        .select('amount')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      earned.push(entry.amount)
    }
    expect(earned).toEqual([900, 900, 9_000])
  })
})

describe('rating', () => {
  const handed = async () => {
    const one = await placed(shop, pickupOrder())
    await move(shop, one.number, 'cooking', 'ready', 'completed')
    return one
  }

  it('is taken once, after the order was handed over', async () => {
    const { id, key } = await handed()
    const { status, body } = await act(shop, id, 'rating', {
      key,
      stars: 5,
      tags: ['вкусно'],
      comment: 'Ещё!',
    })
    expect([status, body.rating]).toEqual([200, { stars: 5, tags: ['вкусно'], comment: 'Ещё!' }])
    const again = await act(shop, id, 'rating', { key, stars: 1 })
    expect([again.status, again.body.code]).toEqual([409, 'already_rated'])
    expect((await order(shop, id, `?key=${key}`)).body.rating.stars).toBe(5)
  })

  it('waits for the order', async () => {
    const { id, key } = await placed(shop, pickupOrder())
    const { status, body } = await act(shop, id, 'rating', { key, stars: 5 })
    expect([status, body.code]).toEqual([409, 'cannot_rate'])
  })

  it.each([0, 6, 2.5, null, 'пять'])('has no %s stars', async (stars) => {
    const { id, key } = await handed()
    expect((await act(shop, id, 'rating', { key, stars })).status).toBe(400)
  })

  it('is the owner’s', async () => {
    const { id } = await handed()
    expect((await act(shop, id, 'rating', { stars: 5 })).status).toBe(401)
    expect((await act(shop, id, 'rating', { key: 'x', stars: 5 })).status).toBe(403)
    expect((await act(shop, 'nobody', 'rating', { stars: 5 })).status).toBe(404)
  })
})

describe('repeating', () => {
  it('offers what can be had again, and says what cannot and why, and what costs otherwise', async () => {
    const anna = await logIn(shop, '+79161234567')
    const lines = [
      { product_id: 1, variation_id: 11, count: 1, supplements: [{ id: 1, count: 2 }] },
      { product_id: 2, count: 4 },
    ]
    const { id } = await placed(shop, pickupOrder({ lines, expected_total: null }), { token: anna.token })
    const { status, body } = await act(shop, id, 'repeat', {}, { token: anna.token })
    expect(status).toBe(200)
    expect(body).toEqual({
      lines: [
        { product_id: 1, variation_id: 11, supplements: [{ id: 1, count: 2 }], count: 1 },
        { product_id: 2, variation_id: null, supplements: [], count: 1 },
      ],
      unavailable: [{ product_id: 2, variation_id: null, name: 'Сок', count: 3, reason: 'out_of_stock' }],
      changed: [],
    })
  })

  it('tells a guest with the key of another portion, whatever language he ordered in', async () => {
    const menu = (size: string, grams: number, ml: number) => (business: SmallBusiness) => {
      const [pizza, juice, cheese] = business['products.json']
      pizza.variations_data[1].name = size
      Object.assign(juice, { weight: `${ml} мл`, translations: { en: { weight: `${ml} ml` } } })
      Object.assign(cheese, { locations: [], portion_nat_size: grams })
    }
    shop = await openShop({ business: menu('30 см', 200, 300) })
    const { db, clock } = shop
    const lines = [
      { product_id: 1, variation_id: 11, count: 1 },
      { product_id: 2, count: 1 },
      { product_id: 3, count: 2 },
    ]
    const body = pickupOrder({ lines, expected_total: null })
    const { id, key } = await placed(shop, body, { lang: 'en' })
    const repeated = async (lang: string) =>
      (await shop.send('POST', `/wp-json/checkout/v1/orders/${id}/repeat?key=${key}&lang=${lang}`, {})).json()
    expect(await repeated('ru')).not.toHaveProperty('reportioned')

    const folder = await businessFolder(menu('28 см', 1500, 250))
    expect(await importBusiness(db, folder, { stock: false, clock })).toMatchObject({ ok: true })
    shop = await openShop({ db })
    const { lines: again, changed, reportioned } = await repeated('ru')
    expect([again.length, changed]).toEqual([3, []])
    expect(reportioned).toMatchObject([
      { product_id: 1, variation_id: 11, name: 'Margherita', was: '30 см', now: '28 см' },
      { product_id: 2, was: '300 ml', now: '250 ml' },
      { product_id: 3, count: 2, was: '200\u00a0г', now: '1,5\u00a0кг' },
    ])
  })

  it('of a customer’s order is his session’s only', async () => {
    const anna = await logIn(shop, '+79161234567')
    const olga = await logIn(shop, '+79160000002')
    const { id, key } = await placed(shop, pickupOrder(), { token: anna.token })
    expect((await act(shop, id, 'repeat', { key })).status).toBe(401)
    expect((await act(shop, id, 'repeat', {}, { token: olga.token })).status).toBe(403)
    expect((await act(shop, 'nobody', 'repeat', {}, { token: olga.token })).status).toBe(404)
  })
})
