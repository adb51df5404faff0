import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, move, placed } from '../testing/order-calls.ts'

let shop: TestShop
let anna: TestCustomer
let boris: TestCustomer
beforeEach(async () => {
  shop = await openShop({
    business: (b) => {
      b['settings.json'].referral = { discount_type: 'percent', amount: 10, referrer_bonus: 150 }
    },
  })
  anna = await logIn(shop, '+79161234567')
  boris = await logIn(shop, '+79161112244')
})

const info = async ({ token }: TestCustomer) => {
  const response = await shop.get(`/wp-json/systeminfo/v2/coupons/referal_info?token=${token}`)
  return response.json()
}
const apply = async ({ token }: TestCustomer, code: string) => {
  const path = `/wp-json/systeminfo/v2/coupons/referal_apply?token=${token}`
  const response = await shop.send('POST', path, { code })
  const { code: refusal, status } = await response.json()
  return [response.status, refusal ?? status]
}
const firstOrder = () => placed(shop, pickupOrder({ expected_total: '810.00' }), { token: boris.token })
const bonuses = async ({ token }: TestCustomer) => {
  const card = await shop.get(`/wp-json/systeminfo/v1/bonus?token=${token}`)
  return (await card.json()).points_balance
}

describe('a friend’s code', () => {
  it('is shown with its link and its terms', async () => {
    expect(await info(anna)).toEqual({
      code: 'ANNA501',
      link: 'http://shop/?referral=ANNA501',
      discount_type: 'percent',
      amount: '10.00',
      referrer_bonus: '150.00',
      invited: 0,
      earned: '0.00',
      friends: [],
    })
  })

  it('is taken once, whatever its case', async () => {
    expect(await apply(boris, ' anna501 ')).toEqual([200, 'success'])
    expect(await apply(boris, 'ANNA501')).toEqual([422, 'already_used'])
  })

  it('is taken once, however many try at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(boris, 'ANNA501')))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it('refuses one’s own, an unknown one and one that is too late', async () => {
    const { code } = await info(boris)
    expect(await apply(boris, code)).toEqual([422, 'own_code'])
    expect(await apply(boris, 'NOBODY')).toEqual([422, 'not_found'])
    expect(await apply(anna, code)).toEqual([422, 'not_first_order'])
  })

  it('does not come back in a circle', async () => {
    const vera = await logIn(shop, '+79161112255')
    expect(await apply(vera, (await info(boris)).code)).toEqual([200, 'success'])
    expect(await apply(boris, (await info(vera)).code)).toEqual([422, 'circle'])
  })

  it('is nothing for a stranger', async () => {
    expect((await shop.get('/wp-json/systeminfo/v2/coupons/referal_info')).status).toBe(401)
    const path = '/wp-json/systeminfo/v2/coupons/referal_apply'
    expect((await shop.send('POST', path, { code: 'ANNA501' })).status).toBe(401)
  })

  it('may be brought to the first login', async () => {
    await logIn(shop, '+79161112255', 'ANNA501')
    expect(await info(anna)).toMatchObject({
      invited: 1,
      friends: [{ name: '+7********55', earned: '0.00' }],
    })
  })
})

describe('who invited', () => {
  beforeEach(async () => {
    await shop.send('PATCH', `/wp-json/system/users?token=${boris.token}`, { name: 'Борис Петров' })
    await apply(boris, 'ANNA501')
  })

  it('is thanked when the friend’s first order is handed over, once, and sees no surname', async () => {
    const order = await firstOrder()
    expect(await bonuses(anna)).toBe('250.00')
    await move(shop, order.number, 'cooking', 'ready', 'completed', 'completed')
    expect(await bonuses(anna)).toBe('400.00')
    expect(await info(anna)).toMatchObject({
      invited: 1,
      earned: '150.00',
      friends: [{ name: 'Борис', earned: '150.00', at: '2026-03-06T09:00:00.000Z' }],
    })
    const second = await placed(shop, pickupOrder(), { token: boris.token })
    await move(shop, second.number, 'cooking', 'ready', 'completed')
    expect(await bonuses(anna)).toBe('400.00')
  })

  it('is not thanked for an order that was cancelled, but for the one after it', async () => {
    const order = await firstOrder()
    await act(shop, order.id, 'cancel', {}, { token: boris.token })
    expect(await bonuses(anna)).toBe('250.00')
    const next = await firstOrder()
    await move(shop, next.number, 'cooking', 'ready', 'completed')
    expect(await bonuses(anna)).toBe('400.00')
  })
  it('is thanked also where the friend gets nothing off', async () => {
    const generous = await openShop({
      business: (b) => {
        b['settings.json'].referral = { discount_type: 'percent', amount: 0, referrer_bonus: 150 }
      },
    })
    const vera = await logIn(generous, '+79161112255', 'ANNA501')
    const order = await placed(generous, pickupOrder(), { token: vera.token })
    await move(generous, order.number, 'cooking', 'ready', 'completed')
    const { token } = await logIn(generous, '+79161234567')
    expect(await generous.json(`/wp-json/systeminfo/v1/bonus?token=${token}`)).toMatchObject({
      points_balance: '400.00',
    })
  })
})
