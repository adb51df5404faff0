import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, move, place, placed } from '../testing/order-calls.ts'

const ANNA = '+79161234567'
let shop: TestShop
let anna: TestCustomer
beforeEach(async () => {
  shop = await openShop({
    business: (b) => {
      b['settings.json'].bonus_levels = [
        { name: 'Бронза', from_spent: 0, percent: 3 },
        { name: 'Серебро', from_spent: 2500, percent: 5, translations: { en: { name: 'Silver' } } },
      ]
      b['settings.json'].percent_max = 30
    },
  })
  anna = await logIn(shop, ANNA)
})

const card = async (more = '') => {
  const response = await shop.get(`/wp-json/systeminfo/v1/bonus?token=${anna.token}${more}`)
  return response.json()
}
const balance = async () => (await card()).points_balance
const paidByBonuses = (bonuses: string, total: string) => pickupOrder({ bonuses, expected_total: total })

describe('the bonus card', () => {
  it('shows balance, level, the way to the next one and the ledger', async () => {
    expect(await card(`&user_id=${anna.id}`)).toEqual({
      active: true,
      points_balance: '250.00',
      percent_max: 30,
      level: { name: 'Бронза', percent: 3, next: { name: 'Серебро', missing: '1600.00' } },
      history: [{ at: '2026-03-06T09:00:00.000Z', amount: '250.00', reason: 'opening' }],
    })
  })

  it('is for its owner alone', async () => {
    const path = '/wp-json/systeminfo/v1/bonus'
    expect((await shop.get(`${path}?user_id=${anna.id}`)).status).toBe(401)
    const boris = await logIn(shop, '+79161112244')
    const foreign = await shop.get(`${path}?user_id=${anna.id}&token=${boris.token}`)
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'forbidden'])
  })

  it('is inactive where the operator has no levels', async () => {
    const plain = await openShop({
      business: (b) => {
        b['settings.json'].bonus_levels = []
      },
    })
    const { token } = await logIn(plain, ANNA)
    expect(await plain.json(`/wp-json/systeminfo/v1/bonus?token=${token}`)).toMatchObject({
      active: false,
      level: null,
    })
  })
})

describe('an order and the card', () => {
  it('holds at placement, is final when handed over, and earns on what was paid in money', async () => {
    const order = await placed(shop, paidByBonuses('200', '700.00'), { token: anna.token })
    expect(await balance()).toBe('50.00')
    expect((await card()).history[0]).toMatchObject({
      amount: '-200.00',
      reason: 'hold',
      order_number: order.number,
    })
    await move(shop, order.number, 'cooking', 'ready', 'completed')
    const { points_balance, level, history } = await card()
    expect(points_balance).toBe('71.00')
    expect(level.next.missing).toBe('900.00')
    expect(history).toMatchObject([
      { amount: '21.00', reason: 'accrual', order_number: order.number },
      { amount: '-200.00', reason: 'write_off', order_number: order.number },
      { amount: '250.00', reason: 'opening' },
    ])
  })

  it('gives back when it is cancelled, once', async () => {
    const order = await placed(shop, paidByBonuses('200', '700.00'), { token: anna.token })
    const cancelled = await Promise.all(
      Array.from({ length: 5 }, () => act(shop, order.id, 'cancel', {}, { token: anna.token })),
    )
    expect(cancelled.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balance()).toBe('250.00')
    expect((await card()).history[0]).toMatchObject({ amount: '200.00', reason: 'release' })
  })

  it('reaches the next level by what was spent before it, not by itself', async () => {
    const lines = [{ product_id: 1, variation_id: 10, count: 4, supplements: [] }]
    const first = await placed(shop, pickupOrder({ lines, expected_total: '1800.00' }), { token: anna.token })
    await move(shop, first.number, 'cooking', 'ready', 'completed')
    expect((await card('&lang=en')).level).toEqual({ name: 'Silver', percent: 5, next: null })
    expect(await balance()).toBe('304.00')
    const second = await placed(shop, pickupOrder(), { token: anna.token })
    await move(shop, second.number, 'cooking', 'ready', 'completed')
    expect(await balance()).toBe('349.00')
  })

  it('never spends the same bonus twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place(shop, paidByBonuses('200', '700.00'), { token: anna.token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
    expect(await balance()).toBe('50.00')
  })
})
