import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, move, placed, quote } from '../testing/order-calls.ts'

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

const applyAs = (ring: readonly TestCustomer[], at: number, codeFor: (at: number) => string) =>
  apply(ring[at] as TestCustomer, codeFor(at))
/** How often each of them was thanked once all have ordered, and been handed it, twice. */
const thanksAfterOrders = async (ring: readonly TestCustomer[]) => {
  for (const { token } of [...ring, ...ring]) {
    const { body } = await quote(shop, pickupOrder(), { token })
    const order = await placed(shop, pickupOrder({ expected_total: body.totals.total }), { token })
    await move(shop, order.number, 'cooking', 'ready', 'completed', 'completed')
  }
  const entries = await shop.db.sql
    .selectFrom('bonus_entries')
    .select(['customer_id', 'amount'])
    .where('reason', '=', 'referral')
    .execute()
  expect(entries.every(({ amount }) => amount === 15_000)).toBe(true)
  return ring.map(({ id }) => entries.filter((entry) => entry.customer_id === id).length)
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

  it.each([3, 5])('closes no ring of %i friends, and thanks each of them once at most', async (people) => {
    const ring: TestCustomer[] = []
    for (let at = 0; at < people; at += 1) ring.push(await logIn(shop, `+7916222330${at}`))
    const codes = await Promise.all(ring.map(async (one) => (await info(one)).code))
    const invitedBy = (at: number) => codes[(at + people - 1) % people]
    const answers: unknown[] = []
    // Each takes the code of the one before, and the first that of the last.
    for (let at = 1; at <= people; at += 1) answers.push(await applyAs(ring, at % people, invitedBy))
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: people - 1 }, () => [200, 'success']))
    expect(answers.at(-1)).toEqual([422, 'circle'])
    expect(await thanksAfterOrders(ring)).toEqual([...Array(people - 1).fill(1), 0])
  })

  it('closes no ring when all of them try at the same moment', async () => {
    const ring: TestCustomer[] = []
    for (let at = 0; at < 4; at += 1) ring.push(await logIn(shop, `+7916222330${at}`))
    const codes = await Promise.all(ring.map(async (one) => (await info(one)).code))
    const invitedBy = (at: number) => codes[(at + 3) % 4]
    const answers = await Promise.all(ring.map((_, at) => applyAs(ring, at, invitedBy)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(3)
    const thanks = await thanksAfterOrders(ring)
    expect([...thanks].sort()).toEqual([0, 1, 1, 1])
  })

  it('finds the ring also behind more friends than anybody has', async () => {
    const far = await logIn(shop, '+79162223301')
    const near = await logIn(shop, '+79162223302')
    const at = shop.clock().getTime()
    const between = Array.from({ length: 150 }, (_, index) => 10_000 + index)
    await transaction(shop.db, async (sql) => {
      const known = await sql
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', far.id)
        .executeTakeFirstOrThrow()
      for (const id of between)
        await sql
          .insertInto('customers')
          .values({ ...known, id, phone: `+7916${3_000_000 + id}`, referral_code: `FAR${id}` })
          .execute()
      const chain = [far.id, ...between, near.id]
      for (const [index, friend_id] of chain.slice(1).entries())
        await sql
          .insertInto('referral_links')
          .values({
            friend_id,
            referrer_id: chain[index] ?? 0,
            order_id: null,
            created_at: at,
            rewarded_at: null,
          })
          .execute()
    })
    expect(await apply(far, (await info(near)).code)).toEqual([422, 'circle'])
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
