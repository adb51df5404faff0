import { describe, expect, it } from 'vitest'
import { checkReferral } from './check-referral.ts'
import { takeReferral } from './take-referral.ts'

const friend = { id: 7, referredBy: null, ordersCount: 0 }
const owner = { id: 3, referrers: [2, 1] }
type Facts = Parameters<typeof checkReferral>[0]
const check = (customer: Partial<Facts['customer']>, of: Facts['owner'] = owner) =>
  checkReferral({ customer: { ...friend, ...customer }, owner: of })
const refused = (reason: string) => ({ ok: false, reason })

describe('a friend’s code', () => {
  it('[R3] must be somebody’s', () => {
    expect(check({})).toEqual({ ok: true, referrerId: 3 })
    expect(check({}, null)).toEqual(refused('not_found'))
  })

  it('[R4] is not one’s own', () => {
    expect(check({ id: 3, referredBy: 1, ordersCount: 2 })).toEqual(refused('own_code'))
  })

  it('[R5] is taken once', () => {
    expect(check({ referredBy: 9, ordersCount: 1 })).toEqual(refused('already_used'))
  })

  it('[R6] is for a first order', () => {
    expect(check({ ordersCount: 1 })).toEqual(refused('not_first_order'))
  })

  it('[R7] does not come back in a circle', () => {
    expect(check({ id: 2 })).toEqual(refused('circle'))
    expect(check({ id: 1 })).toEqual(refused('circle'))
  })
})

describe('the friend’s discount', () => {
  const percent = { discountType: 'percent', amount: 1_000, referrerBonus: 0 } as const
  const fixed = { discountType: 'fixed_cart', amount: 300, referrerBonus: 0 } as const

  /** What it takes, and what it leaves of each line. */
  const after = (customer: Parameters<typeof takeReferral>[0], sums: readonly number[]) => {
    const left = [...sums]
    return [takeReferral(customer, left), left]
  }

  it('[R1] is a percent or a sum of what coupons left', () => {
    expect(after({ ordersCount: 0, referral: percent }, [1_005, 0])).toEqual([101, [904, 0]])
    expect(after({ ordersCount: 0, referral: fixed }, [200, 400])).toEqual([300, [100, 200]])
  })

  it('[R1] is only for a first order', () => {
    expect(after({ ordersCount: 1, referral: percent }, [1_000])).toEqual([0, [1_000]])
    expect(after({ ordersCount: 0, referral: null }, [1_000])).toEqual([0, [1_000]])
    expect(after(null, [1_000])).toEqual([0, [1_000]])
  })
})
