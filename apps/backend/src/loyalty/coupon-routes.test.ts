import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { placed } from '../testing/order-calls.ts'

const OWN = '/wp-json/systeminfo/v1/user/avaible_coupons'
let shop: TestShop
let anna: TestCustomer
let boris: TestCustomer
beforeAll(async () => {
  shop = await openShop({
    business: (b) => {
      b['coupons.json'][2].usage_avaible_users = [501, 777]
      b['coupons.json'].push(
        {
          id: 4,
          code: 'ONCE',
          amount: 5,
          discount_type: 'percent',
          individual_coupon: true,
          usage_avaible_users: [501],
          usage_limit_per_user: 1,
        },
        {
          id: 5,
          code: 'UNSEEN',
          amount: 5,
          discount_type: 'percent',
          individual_coupon: true,
          usage_avaible_users: [501],
          show_to_user: false,
        },
      )
    },
  })
  anna = await logIn(shop, '+79161234567')
  boris = await logIn(shop, '+79161112244')
})

interface ListedCoupon {
  readonly code: string
  readonly used?: boolean
  readonly usage_avaible_users: readonly number[]
}
const list = async (path: string) => (await shop.json(path)) as ListedCoupon[]
const codes = (coupons: ListedCoupon[]) => coupons.map(({ code }) => code)

describe('all coupons', () => {
  it('show a visitor neither hidden nor personal ones', async () => {
    expect(codes(await list('/wp-json/v1/autocoupons'))).toEqual(['HELLO'])
  })

  it('show a customer his own, and not whose else they are', async () => {
    const coupons = await list(`/wp-json/v1/autocoupons?token=${anna.token}`)
    expect(codes(coupons)).toEqual(['HELLO', 'ANNA', 'ONCE'])
    expect(coupons[1]?.usage_avaible_users).toEqual([501])
    expect(codes(await list(`/wp-json/v1/autocoupons?token=${boris.token}`))).toEqual(['HELLO'])
  })
})

describe('one’s own coupons', () => {
  it('are the personal ones, without those that are used up unless asked for', async () => {
    const path = `${OWN}?token=${anna.token}&user_id=501`
    expect(codes(await list(path))).toEqual(['ANNA', 'ONCE'])
    await placed(shop, pickupOrder({ coupons: [4], expected_total: '855.00' }), { token: anna.token })
    expect(codes(await list(path))).toEqual(['ANNA'])
    const all = await list(`${path}&spent=1`)
    expect(all.map(({ code, used }) => [code, used])).toEqual([
      ['ANNA', false],
      ['ONCE', true],
    ])
  })

  it('are nobody else’s', async () => {
    expect((await shop.get(`${OWN}?user_id=501`)).status).toBe(401)
    const foreign = await shop.get(`${OWN}?user_id=501&token=${boris.token}`)
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'forbidden'])
    expect(await list(`${OWN}?token=${boris.token}`)).toEqual([])
  })
})
