import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../../testing/log-in.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'

let shop: TestShop
let anna: TestCustomer
beforeAll(async () => {
  shop = await openShop({
    business: (business) => {
      business['coupons.json'].push(
        { id: 10, code: 'AUTO', amount: 10, discount_type: 'percent', autoapply: true },
        {
          id: 11,
          code: 'GIFT',
          amount: 0,
          discount_type: 'free_gift',
          autoapply: true,
          free_gift: [
            { product_id: 2, quantity: 1 },
            { product_id: 3, quantity: 1 },
          ],
        },
        {
          id: 12,
          code: 'LATE',
          amount: 10,
          discount_type: 'percent',
          autoapply: true,
          coupon_avaible_day_hour_from: '20',
          coupon_avaible_day_hour_to: '23',
        },
        { id: 13, code: 'BIG', amount: 10, discount_type: 'percent', autoapply: true, minimum_amount: 5000 },
        { id: 14, code: 'ONCE', amount: 10, discount_type: 'percent', autoapply: true, usage_limit: 1 },
        { id: 15, code: 'EVENING', amount: 10, discount_type: 'percent', coupon_avaible_week_days: [5, 6] },
      )
    },
  })
  anna = await logIn(shop, '+79161234567')
})

const cart = (change: object = {}) => ({
  cart_total: '1.00',
  delivery_type: 'local_pickup',
  customer_id: 0,
  cart_items: { '1': { product: { id: 1, name: 'Маргарита' }, quantity: 2, variation: 10, price: '1.00' } },
  take_date: '06.03.2026',
  coupons: [],
  meta_data: [{ key: 'stock_id', value: 1 }],
  ...change,
})
const ask = async (path: string, body: object, token = '') => {
  const response = await shop.send('POST', `${path}${token && `?token=${token}`}`, body)
  return { status: response.status, body: await response.json() }
}
const autoapply = (change: object = {}, token?: string) =>
  ask('/wp-json/wc/v3/coupons/autoapply', cart(change), token)
const promocode = (code: string, change: object = {}, token?: string) =>
  ask('/wp-json/systeminfo/v1/coupons/promocode', { ...cart(change), code }, token)

describe('autoapply', () => {
  it('lists the automatic coupons that hold, with their worth and gifts that are there', async () => {
    const { status, body } = await autoapply()
    expect(status).toBe(200)
    const offered = body.couponsList.map(
      (one: { id: number; discount: string; gift_products: { id: number }[] }) => [
        one.id,
        one.discount,
        one.gift_products.map(({ id }) => id),
      ],
    )
    expect(offered).toEqual([
      [10, '90.00', []],
      [11, '0.00', [2]],
      [14, '90.00', []],
    ])
  })

  it('says what is left of the goods that are counted there', async () => {
    const items = [
      { product: { id: 1 }, quantity: 1, variation: 10 },
      { product: { id: 1 }, quantity: 1, variation: 11 },
      { product: { id: 2 }, quantity: 9 },
    ]
    const { body } = await autoapply({ cart_items: items })
    expect(body.stocksList).toEqual([{ product_id: 2, quantity: 5 }])
    const elsewhere = await autoapply({ cart_items: items, meta_data: [{ key: 'stock_id', value: '2' }] })
    expect(elsewhere.body.stocksList).toEqual([{ product_id: 2, quantity: 0 }])
    expect(JSON.stringify(body.couponsList)).not.toContain('"quantity":5')
  })

  it('asks the chosen time as well', async () => {
    const ids = async (change: object) =>
      (await autoapply(change)).body.couponsList.map(({ id }: { id: number }) => id)
    expect(await ids({ time_from: '20:00', time_to: '20:30' })).not.toContain(12)
    shop.setClock('2026-03-06T20:10:00+03:00')
    expect(await ids({})).toContain(12)
    expect(await ids({ time_from: '19:00', time_to: '19:30' })).not.toContain(12)
    expect(await ids({ time_from: '21:00', time_to: '21:30' })).toContain(12)
    shop.setClock('2026-03-06T12:00:00+03:00')
  })

  it('offers no coupon that is used up', async () => {
    await placed(shop, pickupOrder({ coupons: [14], expected_total: null }))
    const ids = (await autoapply()).body.couponsList.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([10, 11])
  })

  it('is for whoever calls, not for whomever the body names', async () => {
    expect((await autoapply({ customer_id: 501 })).status).toBe(403)
    expect((await autoapply({ customer_id: 501 }, anna.token)).status).toBe(200)
    expect((await autoapply({ customer_id: 502 }, anna.token)).status).toBe(403)
    expect((await autoapply({}, 'stolen')).status).toBe(401)
  })
})

describe('a typed code', () => {
  it('answers the coupon with its worth, whatever the case and spaces', async () => {
    const { status, body } = await promocode(' hello ')
    expect([status, body.id, body.discount]).toEqual([200, 1, '90.00'])
    expect((await promocode('secret')).body).toMatchObject({ id: 2, discount: '100.00' })
  })

  it.each([
    ['WHO', {}, { reason: 'not_found' }],
    ['ANNA', {}, { reason: 'not_found' }],
    ['BIG', {}, { reason: 'min_amount', missing: '4100.00' }],
    ['LATE', {}, { reason: 'hour' }],
    ['EVENING', { take_date: '09.03.2026', time_from: '13:00' }, { reason: 'delivery_weekday' }],
  ])('%s is refused with the reason', async (code, change, data) => {
    const { status, body } = await promocode(code, change)
    expect([status, body.code]).toEqual([422, 'coupon_not_eligible'])
    expect(body.data).toMatchObject(data)
  })

  it('that is personal is its owner’s', async () => {
    expect((await promocode('anna', {}, anna.token)).body.id).toBe(3)
  })

  it('cannot be found by trying', async () => {
    const guess = () =>
      shop.send(
        'POST',
        '/wp-json/systeminfo/v1/coupons/promocode',
        { ...cart(), code: 'guess' },
        { 'x-forwarded-for': '203.0.113.9' },
      )
    const statuses: number[] = []
    for (let time = 0; time < 102; time += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 100).every((status) => status === 422)).toBe(true)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})
