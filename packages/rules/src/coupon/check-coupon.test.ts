import { describe, expect, it } from 'vitest'
import type { Coupon } from '../model/coupon.ts'
import type { DeliveryType } from '../model/place.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext, aCustomer } from '../testing/a-price-input.ts'
import { checkCoupon, isEligible } from './check-coupon.ts'

type Given = Parameters<typeof aContext>[0]

const pizza = aLine({ productId: 1 })
const roll = aLine({ productId: 2 })
const water = aLine({ productId: 3 })

/** The reason of the only refusal, or null. */
function reason(coupon: Partial<Coupon>, given: Given = {}): string | null {
  const context = aContext({ cart: { lines: [pizza] }, ...given })
  const { refusals, first } = checkCoupon(aCoupon(coupon), context)
  expect(refusals.length).toBeLessThan(2)
  expect(isEligible(aCoupon(coupon), context)).toBe(first === null)
  return first?.reason ?? null
}

describe('eligibility', () => {
  it('[C1] holds when nothing speaks against it', () => {
    expect(checkCoupon(aCoupon(), aContext({ cart: { lines: [pizza] } }))).toEqual({
      refusals: [],
      first: null,
    })
  })

  it('[C1] tells all refusals in a fixed order', () => {
    const hopeless = aCoupon({
      discountType: 'free_gift',
      individual: true,
      firstPurchaseOnly: true,
      usageLimit: 1,
      birthday: { daysBefore: 0, daysAfter: 0 },
      devices: ['app'],
      warehouseIds: [9],
      pickupOnly: true,
      weekDays: [1],
      hourFrom: 1,
      hourTo: 2,
      excludedCategoryIds: [10],
      productIds: [2],
      categoryIds: [20],
      productRules: [{ ids: [1], quantity: 2 }],
      categoryRules: [{ ids: [10], quantity: 3 }],
      minimumAmount: 100,
    })
    const context = aContext({
      cart: { lines: [pizza] },
      customer: aCustomer({ ordersCount: 1 }),
      couponUses: new Map([[1, 1]]),
      takeAt: { date: { year: 2026, month: 3, day: 7 }, minutes: 600 },
    })
    const { refusals, first } = checkCoupon(hopeless, context)
    expect(refusals.map((refusal) => refusal.reason)).toEqual([
      'individual',
      'usage_limit',
      'first_purchase',
      'birthday',
      'device',
      'warehouse',
      'wrong_delivery_type',
      'weekday',
      'hour',
      'delivery_weekday',
      'delivery_hour',
      'products',
      'excluded_category',
      'products',
      'categories',
      'product_quantity',
      'category_quantity',
      'min_amount',
    ])
    expect(first).toBe(refusals[0])
  })

  it('[C2] is not restricted by empty lists', () => {
    const empty = { productRules: [{ ids: [], quantity: 5 }], categoryRules: [{ ids: [], quantity: 5 }] }
    expect(reason(empty, { warehouseId: null, device: 'kiosk', deliveryType: null })).toBeNull()
  })

  it('[C3] asks for one of the warehouses', () => {
    expect(reason({ warehouseIds: [1, 2] })).toBeNull()
    expect(reason({ warehouseIds: [2] })).toBe('warehouse')
    expect(reason({ warehouseIds: [1] }, { warehouseId: null })).toBe('warehouse')
  })

  it.each<[boolean, boolean, DeliveryType | null, string | null]>([
    [false, false, 'flat_rate', null],
    [false, false, 'local_pickup', null],
    [false, false, 'lounge', null],
    [true, false, 'local_pickup', null],
    [true, false, 'flat_rate', 'wrong_delivery_type'],
    [true, false, 'lounge', 'wrong_delivery_type'],
    [false, true, 'flat_rate', null],
    [false, true, 'local_pickup', 'wrong_delivery_type'],
    [false, true, 'lounge', 'wrong_delivery_type'],
    [true, true, 'flat_rate', null],
    [true, true, 'local_pickup', null],
    [true, true, 'lounge', 'wrong_delivery_type'],
    [true, true, null, 'wrong_delivery_type'],
  ])('[C4] pickup %s, delivery %s, for %s: %s', (pickupOnly, deliveryOnly, deliveryType, expected) => {
    expect(reason({ pickupOnly, deliveryOnly }, { deliveryType })).toBe(expected)
  })

  it('[C5] asks for one of the devices', () => {
    expect(reason({ devices: ['app', 'site'] })).toBeNull()
    expect(reason({ devices: ['app'] })).toBe('device')
  })

  it('[C9] asks for one of the products', () => {
    expect(reason({ productIds: [2, 1] })).toBeNull()
    expect(reason({ productIds: [2, 3] })).toBe('products')
  })

  it('[C10] asks for one of the categories, subcategories included', () => {
    expect(reason({ categoryIds: [20, 10] })).toBeNull()
    expect(reason({ categoryIds: [20] })).toBe('categories')
    expect(reason({ categoryIds: [20] }, { cart: { lines: [roll] } })).toBeNull()
    expect(reason({ categoryIds: [21] }, { cart: { lines: [roll] } })).toBeNull()
  })

  it('[C10] wants both a product and a category where both are listed', () => {
    expect(reason({ productIds: [1], categoryIds: [20] })).toBe('categories')
    expect(reason({ productIds: [1], categoryIds: [20] }, { cart: { lines: [pizza, roll] } })).toBeNull()
  })

  it('[C11] refuses an excluded category, subcategories included', () => {
    expect(reason({ excludedCategoryIds: [30] })).toBeNull()
    expect(reason({ excludedCategoryIds: [30, 10] })).toBe('excluded_category')
    expect(reason({ excludedCategoryIds: [20] }, { cart: { lines: [pizza, roll] } })).toBe(
      'excluded_category',
    )
  })

  it('[C22] gives a first-purchase coupon to visitors and to customers without orders', () => {
    expect(reason({ firstPurchaseOnly: true })).toBeNull()
    expect(reason({ firstPurchaseOnly: true }, { customer: aCustomer({ ordersCount: 0 }) })).toBeNull()
    expect(reason({ firstPurchaseOnly: true }, { customer: aCustomer({ ordersCount: 1 }) })).toBe(
      'first_purchase',
    )
    expect(reason({}, { customer: aCustomer({ ordersCount: 1 }) })).toBeNull()
  })

  it('[C23] keeps a personal coupon for the customers it lists', () => {
    expect(reason({ individual: true, allowedUsers: [7] }, { customer: aCustomer() })).toBeNull()
    expect(reason({ individual: true, allowedUsers: [8] }, { customer: aCustomer() })).toBe('individual')
    expect(reason({ individual: true, allowedUsers: [] }, { customer: aCustomer() })).toBe('individual')
    expect(reason({ individual: true, allowedUsers: [7] })).toBe('individual')
    expect(reason({ individual: false, allowedUsers: [8] }, { customer: aCustomer() })).toBeNull()
  })

  it.each([
    [null, 100, null],
    [0, 100, null],
    [3, 2, null],
    [3, 3, 'usage_limit'],
    [3, 4, 'usage_limit'],
  ])('[C24] with limit %s and %d uses by all: %s', (usageLimit, uses, expected) => {
    expect(reason({ usageLimit }, { couponUses: new Map([[1, uses]]) })).toBe(expected)
  })

  it('[C24] limits the uses of one customer, not of visitors', () => {
    const used = (uses: number) => ({ customer: aCustomer({ couponUses: new Map([[1, uses]]) }) })
    expect(reason({ usageLimitPerUser: 2 }, used(1))).toBeNull()
    expect(reason({ usageLimitPerUser: 2 }, used(2))).toBe('usage_limit')
    expect(reason({ usageLimitPerUser: 1 }, { customer: aCustomer() })).toBeNull()
    expect(reason({ usageLimitPerUser: 1 }, { couponUses: new Map([[1, 5]]) })).toBeNull()
    expect(reason({ usageLimit: 1 }, { couponUses: new Map([[2, 5]]) })).toBeNull()
  })

  it('[C12] counts listed products together, rule by rule', () => {
    const lines = [aLine({ productId: 1, count: 2 }), aLine({ productId: 2, count: 1 })]
    const check = (productRules: Coupon['productRules']) =>
      checkCoupon(aCoupon({ productRules }), aContext({ cart: { lines } })).first
    expect(check([{ ids: [1, 2], quantity: 3 }])).toBeNull()
    expect(check([{ ids: [1, 2], quantity: 5 }])).toEqual({
      ok: false,
      reason: 'product_quantity',
      missingCount: 2,
    })
    expect(check([{ ids: [1, 1], quantity: 3 }])).toMatchObject({ missingCount: 1 })
    expect(
      check([
        { ids: [1], quantity: 1 },
        { ids: [2], quantity: 2 },
        { ids: [3], quantity: 3 },
      ]),
    ).toMatchObject({ missingCount: 4 })
  })

  it('[C13] counts each line of listed categories once', () => {
    const lines = [aLine({ productId: 2, count: 3 })]
    const check = (categoryRules: Coupon['categoryRules']) =>
      checkCoupon(aCoupon({ categoryRules }), aContext({ cart: { lines } })).first
    expect(check([{ ids: [20, 21], quantity: 3 }])).toBeNull()
    expect(check([{ ids: [20, 21], quantity: 4 }])).toEqual({
      ok: false,
      reason: 'category_quantity',
      missingCount: 1,
    })
  })
})

describe('the eligible sum', () => {
  const lines = [pizza, roll, water]
  const first = (coupon: Partial<Coupon>) => checkCoupon(aCoupon(coupon), aContext({ cart: { lines } })).first

  it.each([
    [68_999, null],
    [69_000, { missing: 0 }],
    [69_001, { missing: 1 }],
    [90_000, { missing: 21_000 }],
  ])('[C14] of 69 000 against a minimum of %d', (minimumAmount, expected) => {
    const answer = first({ minimumAmount })
    if (expected) expect(answer).toEqual({ ok: false, reason: 'min_amount', ...expected })
    else expect(answer).toBeNull()
  })

  it('[C14] has no limit when both are zero, and must be above zero when only the maximum is set', () => {
    expect(checkCoupon(aCoupon(), aContext()).first).toBeNull()
    expect(checkCoupon(aCoupon({ maximumAmount: 100 }), aContext()).first?.reason).toBe('min_amount')
  })

  it.each([
    [0, 69_001, null],
    [0, 69_000, 'max_amount'],
    [0, 68_999, 'max_amount'],
    [50_000, 50_000, null],
    [50_000, 40_000, null],
    [50_000, 50_001, 'max_amount'],
  ])('[C15] of 69 000 within %d and %d: %s', (minimumAmount, maximumAmount, expected) => {
    expect(first({ minimumAmount, maximumAmount })?.reason ?? null).toBe(expected)
  })

  it('[C16] leaves out lines that count towards no minimum', () => {
    expect(first({ productIds: [3], minimumAmount: 1 })).toMatchObject({ missing: 1 })
    expect(first({ productIds: [3, 2], minimumAmount: 10_000 })).toMatchObject({ missing: 0 })
    expect(first({ productIds: [3, 2], minimumAmount: 9_999 })).toBeNull()
  })

  it('[C17] is of the lines in the products or the categories', () => {
    expect(first({ productIds: [1], categoryIds: [20], minimumAmount: 68_999 })).toBeNull()
    expect(first({ productIds: [1], minimumAmount: 59_000 })).toMatchObject({ missing: 0 })
    expect(first({ categoryIds: [20], minimumAmount: 10_001 })).toMatchObject({ missing: 1 })
  })
})
