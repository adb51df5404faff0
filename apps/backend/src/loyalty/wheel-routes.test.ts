import { describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, placed, quote } from '../testing/order-calls.ts'

const PHONE = '+79161112244'
// biome-ignore lint/suspicious/noExplicitAny: tests write what an operator could write.
type Sector = Record<string, any>

async function shopWith(...sectors: Sector[]): Promise<{ shop: TestShop; boris: TestCustomer }> {
  const shop = await openShop({
    business: (b) => {
      b['wheel.json'].sectors = sectors
      b['coupons.json'].push({
        id: 9,
        code: 'WHEEL',
        amount: 10,
        discount_type: 'percent',
        individual_coupon: true,
        usage_avaible_users: [],
      })
    },
  })
  return { shop, boris: await logIn(shop, PHONE) }
}

const spin = async (shop: TestShop, { token }: TestCustomer, key = 'first') => {
  const headers = { 'idempotency-key': key }
  const response = await shop.send('POST', `/wp-json/wheel/spin?token=${token}`, {}, headers)
  return { status: response.status, body: await response.json() }
}
// biome-ignore lint/suspicious/noExplicitAny: an answer as it came over the wire.
const own = (shop: TestShop, { token }: TestCustomer, path: string): Promise<any> =>
  shop.json(`/wp-json/${path}${path.includes('?') ? '&' : '?'}token=${token}`)

const bonus = { id: 1, label: '50 бонусов', type: 'bonus', amount: 50, weight: 1 }
const coupon = { id: 2, label: 'Скидка', type: 'coupon', coupon_id: 9, weight: 1 }
const gift = { id: 3, label: 'Сок в подарок', type: 'gift', product_id: 2, weight: 1 }
const nothing = { id: 4, label: 'Ничего', type: 'nothing', weight: 3 }

describe('the wheel', () => {
  it('shows its chances in per cent, and that it may be turned', async () => {
    const { shop, boris } = await shopWith(bonus, nothing)
    expect(await own(shop, boris, 'wheel/state')).toEqual({
      sectors: [
        { id: 1, label: '50 бонусов', type: 'bonus', chance: 25 },
        { id: 4, label: 'Ничего', type: 'nothing', chance: 75 },
      ],
      spins_left: 1,
      next_spin_at: null,
    })
  })

  it('[W4] turns once in 24 hours, and says when it turns again', async () => {
    const { shop, boris } = await shopWith(nothing)
    expect(await spin(shop, boris)).toEqual({
      status: 200,
      body: { sector_id: 4, prize: { type: 'nothing', label: 'Ничего' } },
    })
    expect(await own(shop, boris, 'wheel/state')).toMatchObject({
      spins_left: 0,
      next_spin_at: '2026-03-07T09:00:00.000Z',
    })
    expect(await spin(shop, boris, 'second')).toMatchObject({ status: 409, body: { code: 'no_spins_left' } })
    shop.setClock('2026-03-07T11:59:59.999+03:00')
    expect((await spin(shop, boris, 'third')).status).toBe(409)
    shop.setClock('2026-03-07T12:00:00+03:00')
    expect((await spin(shop, boris, 'fourth')).status).toBe(200)
  })

  it('gives one prize to ten who turn it at the same moment', async () => {
    const { shop, boris } = await shopWith(bonus)
    const spins = await Promise.all(Array.from({ length: 10 }, (_each, at) => spin(shop, boris, `key ${at}`)))
    expect(spins.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await own(shop, boris, 'systeminfo/v1/bonus')).points_balance).toBe('50.00')
  })

  it('answers the same key with the same prize, also at the same moment', async () => {
    const { shop, boris } = await shopWith(bonus, coupon, gift, nothing)
    const spins = await Promise.all(Array.from({ length: 6 }, () => spin(shop, boris)))
    expect(new Set(spins.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(spins[0]?.status).toBe(200)
    expect(await spin(shop, boris)).toEqual(spins[0])
  })

  it('stands still where nothing can be won', async () => {
    const { shop, boris } = await shopWith({ ...nothing, weight: 0 })
    expect((await own(shop, boris, 'wheel/state')).spins_left).toBe(0)
    expect((await spin(shop, boris)).status).toBe(409)
  })

  it('wants a key and a customer', async () => {
    const { shop, boris } = await shopWith(nothing)
    const keyless = await shop.send('POST', `/wp-json/wheel/spin?token=${boris.token}`, {})
    expect([keyless.status, (await keyless.json()).code]).toEqual([400, 'idempotency_key_required'])
    expect((await shop.get('/wp-json/wheel/state')).status).toBe(401)
    const stranger = await shop.send('POST', '/wp-json/wheel/spin', {}, { 'idempotency-key': 'a' })
    expect(stranger.status).toBe(401)
  })

  it('has its page in the account', async () => {
    const { shop } = await shopWith(nothing)
    const page = await shop.get('/wheel/?user_id=501')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/lk/game'])
  })
})

describe('a prize', () => {
  it('of bonuses is on the card at once, and told', async () => {
    const { shop, boris } = await shopWith(bonus)
    expect((await spin(shop, boris)).body.prize).toEqual({
      type: 'bonus',
      label: '50 бонусов',
      amount: '50.00',
    })
    expect(await own(shop, boris, 'systeminfo/v1/bonus')).toMatchObject({
      points_balance: '50.00',
      history: [{ amount: '50.00', reason: 'wheel' }],
    })
    expect(await own(shop, boris, 'systeminfo/v2/push/user_history')).toMatchObject([
      { type: 'prize', text: 'Вы выиграли: 50 бонусов' },
    ])
  })

  it('of a coupon is among one’s own until it is used, and nobody else’s', async () => {
    const { shop, boris } = await shopWith(coupon)
    expect((await spin(shop, boris)).body.prize).toMatchObject({ coupon_id: 9, coupon_code: 'WHEEL' })
    expect(await own(shop, boris, 'systeminfo/v1/user/avaible_coupons')).toMatchObject([
      { id: 9, code: 'WHEEL', used: false },
    ])
    const wish = pickupOrder({ coupons: [9], expected_total: '810.00' })
    const vera = await logIn(shop, '+79161112255')
    expect((await quote(shop, wish, { token: vera.token })).body.coupons[0].applied).toBe(false)
    await placed(shop, wish, { token: boris.token })
    expect(await own(shop, boris, 'systeminfo/v1/user/avaible_coupons')).toEqual([])
    expect(await own(shop, boris, 'systeminfo/v1/user/avaible_coupons?spent=1')).toMatchObject([
      { id: 9, used: true },
    ])
    const again = await quote(shop, wish, { token: boris.token })
    expect(again.body.coupons[0].applied).toBe(false)
  })

  it('of a gift is a coupon that lays it into the order for nothing, once, and comes back with a cancelled one', async () => {
    const { shop, boris } = await shopWith(gift)
    const { prize } = (await spin(shop, boris)).body
    expect(prize).toMatchObject({ type: 'gift', product_id: 2 })
    const [won] = await own(shop, boris, 'systeminfo/v1/user/avaible_coupons')
    expect(won).toMatchObject({ id: prize.coupon_id, name: 'Сок в подарок', discount_type: 'free_gift' })
    const wish = pickupOrder({ coupons: [won.id], expected_total: '900.00' })
    const order = await placed(shop, wish, { token: boris.token })
    expect(order.lines).toContainEqual(expect.objectContaining({ product_id: 2, gift: true, total: '0.00' }))
    const { body } = await quote(shop, wish, { token: boris.token })
    expect(body.coupons[0]).toMatchObject({ applied: false })
    await act(shop, order.id, 'cancel', {}, { token: boris.token })
    expect((await own(shop, boris, 'systeminfo/v1/user/avaible_coupons'))[0].id).toBe(won.id)
  })
})
