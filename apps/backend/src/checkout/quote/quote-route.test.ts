import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, tableOrder, type WireOrder } from '../../testing/order-body.ts'
import { codes, quote } from '../../testing/order-calls.ts'

let shop: TestShop
let anna: TestCustomer
beforeAll(async () => {
  shop = await openShop({
    business: (business) => {
      business['coupons.json'].push(
        { id: 4, code: 'BIG', amount: 10, discount_type: 'percent', minimum_amount: 5000 },
        { id: 5, code: 'AUTO', amount: 5, discount_type: 'percent', autoapply: true },
      )
      business['payments.json'].push({ id: 'card', title: 'Картой', enabled: false })
    },
  })
  anna = await logIn(shop, '+7 916 123-45-67')
})

const problems = async (body: WireOrder, token?: string) => codes(await quote(shop, body, { token }))
const result = async (body: WireOrder, code: string, token?: string) => {
  const { body: answer } = await quote(shop, body, { token })
  return answer.problems.find((each: { code: string }) => each.code === code)
}
const address = (change: object) => ({ address: { ...deliveryOrder().address, ...change } })

describe('a quote', () => {
  it('counts lines, delivery and the total, and promises it for a few minutes', async () => {
    const { status, body } = await quote(
      shop,
      deliveryOrder({ lines: [{ product_id: 1, count: 2 }], tips: '50' }),
    )
    expect(status).toBe(200)
    expect(body.problems).toEqual([])
    expect(body.totals).toEqual({
      lines: '900.00',
      discount: '0.00',
      bonuses: '0.00',
      delivery: '0.00',
      express: '0.00',
      tips: '50.00',
      total: '950.00',
    })
    expect(body.delivery).toMatchObject({ zone_id: 1, warehouse_id: 1, price: '0.00', min_sum: '500.00' })
    expect(body.valid_until).toBe('2026-03-06T09:03:00.000Z')
  })

  it('does not read the expected total, nor any price of the body', async () => {
    const lines = [{ product_id: 1, count: 2, price: '1.00', unit_price: 1, total: 2 }]
    const { body } = await quote(shop, pickupOrder({ lines, expected_total: '2.00', delivery_price: 0 }))
    expect([body.problems, body.totals.total]).toEqual([[], '900.00'])
  })

  it('speaks the language of the caller', async () => {
    const { body } = await quote(shop, pickupOrder({ customer: { name: '', phone: '1' } }), { lang: 'en' })
    const { body: russian } = await quote(shop, pickupOrder({ customer: { name: '', phone: '1' } }))
    expect(russian.problems).toEqual([
      { code: 'invalid_phone', message: 'Введите корректный номер телефона', data: {} },
    ])
    expect(body.problems[0].message).not.toBe(russian.problems[0].message)
    expect(body.lines[0].name).toBe('Margherita')
  })

  it('takes the phone and name of the customer where the body has none', async () => {
    expect(await problems(pickupOrder({ customer: {} }), anna.token)).toEqual([])
    expect(await problems(pickupOrder({ customer: {} }))).toEqual(['invalid_phone'])
  })

  it('tells every problem at once, in the order of the list', async () => {
    const body = deliveryOrder({
      ...address({ flat: '' }),
      customer: { name: '', phone: 'нет' },
      lines: [
        { product_id: 2, count: 1 },
        { product_id: 77, count: 1 },
      ],
      take_time: '23:00-23:30',
      promocode: 'нет такого',
      bonuses: '10',
      payment_method: 'card',
    })
    expect(await problems(body)).toEqual([
      'invalid_phone',
      'address_fields_missing',
      'items_unavailable',
      'min_sum',
      'closed',
      'coupon_not_eligible',
      'bonus_too_much',
      'payment_method_unavailable',
    ])
  })
})

describe('the address', () => {
  it.each<[string, object, string[]]>([
    ['is missing', { address: null }, ['address_incorrect']],
    ['has no house', address({ address: 'Озёрск, Садовая улица' }), ['address_without_house']],
    [
      'is unknown and has no point',
      address({ address: 'Марс, 5', lat: null, lon: null }),
      ['address_incorrect'],
    ],
    ['is 300 m from its point', address({ lat: 57.1545 }), ['address_incorrect']],
    ['has a flat left out', address({ floor: ' ' }), ['address_fields_missing']],
    ['is a private house', address({ flat: '', entrance: '', floor: '', private_house: true }), []],
    ['is a point on the map that no line names', address({ address: 'у реки' }), []],
    ['is far away', address({ address: 'у моря', lat: 58.5, lon: 39.4 }), ['outside_delivery_zone']],
    ['has no point, but a known line', address({ lat: null, lon: null }), []],
    ['has a point of zeros, but a known line', address({ lat: 0, lon: 0 }), []],
  ])('%s', async (_, change, expected) => {
    expect(await problems(deliveryOrder(change))).toEqual(expected)
  })

  it('decides the warehouse, and every problem says which one it is', async () => {
    const body = deliveryOrder({ warehouse_id: 2, lines: [{ product_id: 3, count: 5 }] })
    const { body: answer } = await quote(shop, body)
    expect(answer.delivery.warehouse_id).toBe(1)
    expect(answer.problems).toMatchObject([
      { code: 'items_unavailable', data: { warehouse_id: 1 } },
      { code: 'min_sum', data: { warehouse_id: 1 } },
    ])
  })

  it('is priced by distance where no polygon holds it', async () => {
    const { body } = await quote(shop, deliveryOrder(address({ address: 'у леса', lat: 57.17, lon: 39.43 })))
    expect(body.delivery).toMatchObject({ zone_id: null, price: '199.00', time_minutes: 60 })
    expect(body.problems).toEqual([])
  })

  it('gets no express where the zone has none, and does by distance', async () => {
    expect(await result(deliveryOrder({ express: true }), 'delivery_cost_unknown')).toMatchObject({
      data: { why: 'express' },
    })
    const far = address({ address: 'у леса', lat: 57.17, lon: 39.43 })
    const { body } = await quote(shop, deliveryOrder({ ...far, express: true }))
    expect([body.problems, body.totals.express]).toEqual([[], '250.00'])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('down'))],
    ['is silent', () => new Promise<never>(() => {})],
  ])('has an unknown cost when the geocoder %s', { timeout: 15_000 }, async (_, find) => {
    const never = () => Promise.reject(new Error('down'))
    const other = await openShop({ ports: { geocoder: { suggest: never, locate: never, find } } })
    expect(codes(await quote(other, deliveryOrder()))).toEqual(['delivery_cost_unknown'])
    expect(other.logged.some(({ message }) => message === 'The geocoder did not answer')).toBe(true)
  })
})

describe('pickup', () => {
  it.each<[string, object, string[]]>([
    ['needs a warehouse', { warehouse_id: null }, ['address_incorrect']],
    ['is found by its point alone', { warehouse_id: null, pickup_point_id: 11 }, []],
    ['must be a point of the warehouse', { warehouse_id: 2, pickup_point_id: 11 }, ['address_incorrect']],
    ['must be a warehouse of ours', { warehouse_id: 99 }, ['address_incorrect']],
  ])('%s', async (_, change, expected) => {
    expect(await problems(pickupOrder(change))).toEqual(expected)
  })
})

describe('the goods', () => {
  it('are corrected to what is left, over all lines of the same goods', async () => {
    const lines = [
      { product_id: 2, count: 3 },
      { product_id: 2, count: 4, supplements: [] },
      { product_id: 1, count: 1 },
    ]
    const { body } = await quote(shop, pickupOrder({ lines }))
    expect(body.problems).toMatchObject([
      { code: 'stock_mismatch', data: { lines: [{ product_id: 2, asked: 7, count: 5 }] } },
    ])
    expect(body.totals.lines).toBe('945.00')
  })

  it.each([
    ['unknown', { product_id: 77, count: 1 }],
    ['of an unknown variation', { product_id: 1, variation_id: 99, count: 1 }],
    ['with an unknown supplement', { product_id: 1, count: 1, supplements: [{ id: 9, count: 1 }] }],
    ['not sold there', { product_id: 3, count: 1 }],
  ])('%s are removed', async (_, line) => {
    const { body } = await quote(shop, pickupOrder({ lines: [line, { product_id: 2, count: 1 }] }))
    expect(body.problems).toMatchObject([{ code: 'items_unavailable', data: { lines: [line] } }])
    expect(body.totals.lines).toBe('99.00')
  })

  it('of which none is left are removed', async () => {
    const { body } = await quote(shop, pickupOrder({ warehouse_id: 2, lines: [{ product_id: 2, count: 1 }] }))
    expect(body.problems).toMatchObject([{ code: 'items_unavailable' }])
  })

  it('must be some, but for a table', async () => {
    expect(await problems(pickupOrder({ lines: [] }))).toEqual(['empty_cart'])
    expect(await problems(deliveryOrder({ lines: [] }))).toEqual(['empty_cart'])
    expect(await problems(tableOrder())).toEqual([])
  })

  it('must reach the minimum of the zone, and the missing sum is told', async () => {
    const missing = await result(deliveryOrder({ lines: [{ product_id: 2, count: 5 }] }), 'min_sum')
    expect(missing).toEqual({
      code: 'min_sum',
      data: { missing: '5.00', min_sum: '500.00' },
      message: 'Не хватает до минимальной суммы заказа: 5\u202F₽',
    })
  })

  it.each([0, -1, 1.5, 1000, 'много'])('cannot be for %s people', async (people) => {
    const { status, body } = await quote(shop, tableOrder({ booking: { people } }))
    expect([status, body.code]).toEqual([400, 'invalid_body'])
    expect(body.data.faults[0].path).toBe('booking.people')
  })

  it.each([0, -1, 1.5, 1000, 'много'])('cannot be counted as %s', async (count) => {
    const { status, body } = await quote(shop, pickupOrder({ lines: [{ product_id: 1, count }] }))
    expect([status, body.code]).toEqual([400, 'invalid_body'])
    expect(body.data.faults[0].path).toBe('lines[0].count')
  })
})

describe('the time', () => {
  it.each([
    ['asap', []],
    ['13:00-13:30', []],
    ['12:00-12:30', ['time_gone']],
    ['13:10-13:40', ['closed']],
    ['22:00-22:30', ['closed']],
  ])('%s for pickup', async (take_time, expected) => {
    expect(await problems(pickupOrder({ take_time }))).toEqual(expected)
  })

  it('adds the way of the courier to the cooking', async () => {
    expect(await problems(deliveryOrder({ take_time: '12:30-13:00' }))).toEqual(['time_gone'])
    expect(await problems(deliveryOrder({ take_time: '13:00-13:30' }))).toEqual([])
  })

  it('can be no other day than one of the seven', async () => {
    const at = (take_date: string | null) => problems(pickupOrder({ take_date, take_time: '13:00-13:30' }))
    expect(await at('12.03.2026')).toEqual([])
    expect(await at('13.03.2026')).toEqual(['closed'])
    expect(await at(null)).toEqual(['closed'])
  })

  it('of a table must find a table that seats the party', async () => {
    expect(await problems(tableOrder({ booking: { people: 5 } }))).toEqual(['table_taken'])
    expect(await problems(tableOrder({ take_time: '21:30-22:00' }))).toEqual(['closed'])
  })
})

describe('ordering', () => {
  it('is off where the setting says so', async () => {
    const closed = await openShop({
      business: (business) => {
        business['settings.json'].disable_ordering = [1]
      },
    })
    const answer = await quote(closed, pickupOrder())
    expect(answer.body.problems).toMatchObject([{ code: 'ordering_disabled', data: { why: 'setting' } }])
    expect(codes(await quote(closed, pickupOrder({ warehouse_id: 2 })))).toEqual([])
  })

  it('is off while a popup is due, in its words', async () => {
    const closed = await openShop({
      business: (business) => {
        business['popups.json'] = [
          {
            id: 1,
            title: 'Санитарный час',
            text: 'Откроемся в два',
            disable_ordering: [1],
            popup_to: '14:00',
          },
        ]
      },
    })
    expect((await quote(closed, pickupOrder())).body.problems).toMatchObject([
      { code: 'ordering_disabled', message: 'Откроемся в два', data: { why: 'popup', popup: { id: 1 } } },
    ])
    closed.setClock('2026-03-06T14:00:00+03:00')
    expect(codes(await quote(closed, pickupOrder()))).toEqual([])
  })
})

describe('coupons and bonuses', () => {
  it('takes off what a typed code and a chosen coupon give, each on what the other left', async () => {
    const { body } = await quote(shop, pickupOrder({ promocode: ' secret ', coupons: [1] }))
    expect(body.totals).toMatchObject({ lines: '900.00', discount: '180.00', total: '720.00' })
    expect(body.coupons).toMatchObject([
      { id: 2, code: 'SECRET', applied: true, discount: '100.00' },
      { id: 1, code: 'HELLO', applied: true, discount: '80.00' },
    ])
  })

  it('neither gives nor names a hidden coupon to whoever counts through the numbers', async () => {
    const { body } = await quote(shop, pickupOrder({ coupons: [2] }))
    expect(body.totals).toMatchObject({ discount: '0.00' })
    expect(JSON.stringify(body)).not.toContain('SECRET')
    expect(body.coupons).toMatchObject([{ id: 2, applied: false, reason: 'not_found' }])
  })

  it('does not tell a stranger whose a personal coupon is, nor its code', async () => {
    const { body } = await quote(shop, pickupOrder({ coupons: [3] }))
    expect(JSON.stringify(body)).not.toContain('ANNA')
    expect(body.coupons).toMatchObject([{ id: 3, code: '', applied: false, reason: 'individual' }])
  })

  it('says why a coupon does not count, and what is missing', async () => {
    const { body } = await quote(shop, pickupOrder({ promocode: 'BIG' }))
    expect(body.coupons).toMatchObject([{ id: 4, applied: false, reason: 'min_amount', missing: '4100.00' }])
    expect(body.problems).toMatchObject([
      { code: 'coupon_not_eligible', data: { id: 4, reason: 'min_amount', missing: '4100.00' } },
    ])
  })

  it("answers alike to a code that nobody has and to another's", async () => {
    const reason = async (promocode: string, token?: string) =>
      (await result(pickupOrder({ promocode }), 'coupon_not_eligible', token))?.data.reason
    expect(await reason('WHO')).toBe('not_found')
    expect(await reason('ANNA')).toBe('not_found')
    expect(await reason('ANNA', anna.token)).toBeUndefined()
  })

  it('adds no coupon by itself', async () => {
    expect((await quote(shop, pickupOrder())).body.coupons).toEqual([])
  })

  it('lets bonuses pay up to the share and the balance of the customer', async () => {
    const { body } = await quote(shop, pickupOrder({ bonuses: '250' }), { token: anna.token })
    expect(body.bonuses).toEqual({ available: '250.00', max: '250.00', applied: '250.00' })
    expect(body.totals).toMatchObject({ bonuses: '250.00', total: '650.00' })
    expect(await result(pickupOrder({ bonuses: '251' }), 'bonus_too_much', anna.token)).toMatchObject({
      data: { max: '250.00', reason: 'too_much' },
    })
    expect(await problems(pickupOrder({ bonuses: '1' }))).toEqual(['bonus_too_much'])
  })
})

describe('payment', () => {
  it.each<[string, object]>([
    ['that is switched off', { payment_method: 'card' }],
    ['that is unknown', { payment_method: 'gold' }],
    ['that was not chosen', { payment_method: '' }],
    ['that the warehouse does not take', { payment_method: 'online', warehouse_id: 2 }],
  ])('%s is unavailable', async (_, change) => {
    expect(await problems(pickupOrder(change))).toEqual(['payment_method_unavailable'])
  })

  it('online is unavailable in production without a provider', async () => {
    const real = await openShop({ production: true })
    const answer = await quote(real, pickupOrder({ payment_method: 'online' }))
    expect(answer.body.problems).toMatchObject([
      { code: 'payment_method_unavailable', data: { available: ['cod'] } },
    ])
  })
})

describe('a malformed body', () => {
  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['no object', [], 400],
    ['no delivery type', { ...pickupOrder(), delivery_type: undefined }, 400],
    ['a foreign delivery type', { ...pickupOrder(), delivery_type: 'drone' }, 400],
    ['a time that is none', { ...pickupOrder(), take_time: 'soon' }, 400],
    ['negative bonuses', { ...pickupOrder(), bonuses: -5 }, 400],
    ['negative tips', { ...pickupOrder(), tips: '-5' }, 400],
  ])('with %s is refused', async (_, body, status) => {
    expect((await quote(shop, body as WireOrder)).status).toBe(status)
  })
})
