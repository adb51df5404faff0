import { describe, expect, it } from 'vitest'
import { aCoupon } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext, aCustomer } from '../testing/a-price-input.ts'
import { availableAutoCoupons } from './available-auto-coupons.ts'
import { findByCode } from './find-by-code.ts'
import { visibleCoupons } from './visible-coupons.ts'

const open = aCoupon({ id: 1, code: 'LETO' })
const hidden = aCoupon({ id: 2, code: 'Тайна', shownToUser: false })
const mine = aCoupon({ id: 3, code: 'MINE', individual: true, allowedUsers: [7] })
const newcomer = aCoupon({ id: 4, code: 'HELLO', firstPurchaseOnly: true })
const coupons = [open, hidden, mine, newcomer]
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('lists', () => {
  it('[C26] show a visitor nothing hidden or personal', () => {
    expect(ids(visibleCoupons(coupons, null))).toEqual([1, 4])
  })

  it('[C26] show a customer their own, and first-purchase ones until they have ordered', () => {
    expect(ids(visibleCoupons(coupons, { id: 7, ordersCount: 0 }))).toEqual([1, 3, 4])
    expect(ids(visibleCoupons(coupons, { id: 7, ordersCount: 1 }))).toEqual([1, 3])
    expect(ids(visibleCoupons(coupons, { id: 8, ordersCount: 0 }))).toEqual([1, 4])
  })

  it('[C28] of automatic coupons hold the visible and eligible ones by id', () => {
    const auto = { autoApply: true, discountType: 'percent' } as const
    const all = [
      aCoupon({ ...auto, id: 9 }),
      aCoupon({ ...auto, id: 5 }),
      aCoupon({ id: 6 }),
      aCoupon({ ...auto, id: 7, shownToUser: false }),
      aCoupon({ ...auto, id: 8, minimumAmount: 100_000 }),
      aCoupon({ ...auto, id: 10, individual: true, allowedUsers: [7] }),
    ]
    expect(ids(availableAutoCoupons(all, aContext({ cart: { lines: [aLine()] } })))).toEqual([5, 9])
    const customer = aCustomer()
    expect(ids(availableAutoCoupons(all, aContext({ cart: { lines: [aLine()] }, customer })))).toEqual([
      5, 9, 10,
    ])
  })
})

describe('typed codes', () => {
  it.each([
    ['leto', 1],
    ['  LeTo ', 1],
    ['ТАЙНА', 2],
    ['le to', undefined],
    ['', undefined],
    ['   ', undefined],
    ['nothing', undefined],
  ])('[C27] %j finds %s', (code, id) => {
    expect(findByCode(coupons, code, null)?.id).toBe(id)
  })

  it('[C27] know a personal code only from its owner, and no empty code', () => {
    expect(findByCode(coupons, 'mine', { id: 7 })?.id).toBe(3)
    expect(findByCode(coupons, 'mine', { id: 8 })).toBeNull()
    expect(findByCode(coupons, 'mine', null)).toBeNull()
    expect(findByCode([aCoupon({ code: ' ' })], ' ', null)).toBeNull()
    expect(findByCode([aCoupon({ code: ' Spaced ' })], 'spaced', null)?.id).toBe(1)
  })
})
