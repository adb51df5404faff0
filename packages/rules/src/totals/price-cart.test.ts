import { describe, expect, it } from 'vitest'
import type { DeliveryTerms } from '../model/place.ts'
import { type ALL_SUMS, aCoupon, NOTHING_SUMS } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aCustomer, aPriceInput } from '../testing/a-price-input.ts'
import { aProduct, byId } from '../testing/a-product.ts'
import { deliveryCharge } from './delivery-charge.ts'
import { priceCart } from './price-cart.ts'

const terms: DeliveryTerms = {
  warehouseId: 1,
  deliveryPrice: 20_000,
  freeFrom: 100_000,
  minimumSum: 50_000,
  expressCost: 15_000,
  timeMinutes: 40,
}
const byTerms = (over: Partial<DeliveryTerms> = {}) =>
  ({ kind: 'terms', terms: { ...terms, ...over } }) as const
const pizza = aLine({ productId: 1 })
const roll = aLine({ productId: 2 })
const water = aLine({ productId: 3 })
const gift = aCoupon({
  id: 2,
  code: 'GIFT',
  discountType: 'free_gift',
  amount: 100,
  gifts: [{ productId: 2, variationId: null, quantity: 3 }],
})

describe('the total', () => {
  it('[G1] goes lines, coupons, friend, bonuses, delivery, express, tips', () => {
    const price = priceCart(
      aPriceInput({
        cart: { lines: [pizza, roll], coupons: [1], bonuses: 10_000, tips: 5_000 },
        coupons: [aCoupon()],
        customer: aCustomer({
          bonusBalance: 50_000,
          referral: { discountType: 'fixed_cart', amount: 2_100, referrerBonus: 0 },
        }),
        delivery: byTerms(),
        express: true,
      }),
    )
    expect(price.totals).toEqual({
      lines: 69_000,
      discount: 9_000,
      bonuses: 10_000,
      delivery: 20_000,
      express: 15_000,
      tips: 5_000,
      total: 90_000,
    })
    expect(price.referral).toBe(2_100)
    expect(price.bonuses).toEqual({ available: 50_000, max: 18_000, applied: 10_000, refusal: null })
  })

  it('[G1] of an empty cart is nothing', () => {
    const price = priceCart(aPriceInput())
    expect(price.totals).toEqual({
      lines: 0,
      discount: 0,
      bonuses: 0,
      delivery: 0,
      express: 0,
      tips: 0,
      total: 0,
    })
  })

  it('[G11] prices equal lines as one', () => {
    const { lines } = priceCart(aPriceInput({ cart: { lines: [pizza, roll, { ...pizza, count: 2 }] } }))
    expect(lines.map(({ productId, count, total }) => [productId, count, total])).toEqual([
      [1, 3, 177_000],
      [2, 1, 10_000],
    ])
  })

  it('[G4] gives the odd kopeck to the same line in whatever order they lie', () => {
    const goods = byId([1, 2, 3].map((id) => aProduct({ id, price: 1_000 })))
    const odd = aCoupon({ discountType: 'fixed_cart', amount: 1 })
    for (const order of [
      [1, 2, 3],
      [2, 3, 1],
      [3, 2, 1],
      [2, 1, 3],
    ]) {
      const cart = { lines: order.map((productId) => aLine({ productId })), coupons: [1] }
      const { lines } = priceCart(aPriceInput({ cart, products: goods, coupons: [odd] }))
      expect(lines.filter(({ discount }) => discount === 1).map(({ productId }) => productId)).toEqual([1])
    }
  })

  it('[G3] keeps the lines in their order, each with its own discount', () => {
    const coupon = aCoupon({ discountType: 'fixed_cart', amount: 10_000, productIds: [1, 2] })
    const { lines } = priceCart(
      aPriceInput({ cart: { lines: [water, roll, pizza], coupons: [1] }, coupons: [coupon] }),
    )
    expect(
      lines.map(({ productId, subtotal, discount, total }) => [productId, subtotal, discount, total]),
    ).toEqual([
      [3, 5_000, 0, 5_000],
      [2, 10_000, 1_449, 8_551],
      [1, 59_000, 8_551, 50_449],
    ])
  })
})

describe('gift lines', () => {
  it('[D5] stand at the end at the amount of the coupon, no discount touches them', () => {
    const priced = priceCart(
      aPriceInput({ cart: { lines: [pizza], coupons: [1, 2] }, coupons: [aCoupon(), gift] }),
    )
    expect(priced.lines[0]).toMatchObject({ gift: false, couponId: null, discount: 5_900 })
    expect(priced.lines[1]).toMatchObject({
      key: 'gift 2: 2//',
      productId: 2,
      variationId: null,
      name: 'Ролл',
      variationName: '',
      count: 3,
      freeCount: 0,
      supplements: [],
      unitPrice: 100,
      subtotal: 300,
      discount: 0,
      total: 300,
      gift: true,
      couponId: 2,
    })
    expect(priced.totals).toMatchObject({ lines: 59_300, discount: 5_900, total: 53_400 })
  })

  it('[D5] name their variation', () => {
    const sizes = [25, 32].map((id) => ({ id, name: `${id} см`, price: 1, regularPrice: null }))
    const large = { ...gift, gifts: [{ productId: 1, variationId: 32, quantity: 1 }] }
    const { lines } = priceCart(
      aPriceInput({
        products: byId([aProduct({ variations: sizes })]),
        cart: { lines: [pizza], coupons: [2] },
        coupons: [large],
      }),
    )
    expect(lines[1]).toMatchObject({ key: 'gift 2: 1/32/', variationId: 32, variationName: '32 см' })
  })

  it('[G12] count towards free delivery', () => {
    const input = { cart: { lines: [pizza], coupons: [2] }, coupons: [gift] }
    const free = (freeFrom: number) =>
      priceCart(aPriceInput({ ...input, delivery: byTerms({ freeFrom }) })).totals.delivery
    expect([free(59_300), free(59_301)]).toEqual([0, 20_000])
  })
})

describe('bonuses in the total', () => {
  const customer = aCustomer({ bonusBalance: 100_000 })
  const auto = aCoupon({ autoApply: true })

  it('[B1] are limited by the lines after coupons', () => {
    const price = priceCart(
      aPriceInput({ cart: { lines: [pizza], coupons: [1] }, coupons: [aCoupon()], customer }),
    )
    expect(price.bonuses.max).toBe(15_900)
  })

  it('[B3] are nothing for a visitor', () => {
    const price = priceCart(aPriceInput({ cart: { lines: [pizza], bonuses: 100 } }))
    expect(price.bonuses).toEqual({ available: 0, max: 0, applied: 0, refusal: 'too_much' })
  })

  it('[B4] go with automatic coupons only by their setting', () => {
    const pay = (promo: typeof ALL_SUMS, coupon = auto) =>
      priceCart(
        aPriceInput({
          cart: { lines: [pizza], coupons: [1], bonuses: 1_000 },
          coupons: [coupon],
          customer,
          promo,
        }),
      ).bonuses
    expect(pay(NOTHING_SUMS)).toMatchObject({ applied: 0, refusal: 'combination' })
    expect(pay({ ...NOTHING_SUMS, bonusesWithAutoCoupons: true })).toMatchObject({
      applied: 1_000,
      refusal: null,
    })
    expect(pay(NOTHING_SUMS, aCoupon())).toMatchObject({ applied: 1_000, refusal: null })
    expect(pay(NOTHING_SUMS, { ...auto, minimumAmount: 1_000_000 })).toMatchObject({ applied: 1_000 })
  })

  it('[B5] do not pay for delivery, express or tips', () => {
    const price = priceCart(
      aPriceInput({
        cart: { lines: [roll], bonuses: 10_000, tips: 1_000 },
        customer,
        percentMax: 10_000,
        delivery: byTerms(),
        express: true,
      }),
    )
    expect(price.bonuses).toMatchObject({ max: 10_000, applied: 10_000 })
    expect(price.totals.total).toBe(36_000)
  })
})

describe('the friend’s discount in the total', () => {
  it('[R2] goes with coupons and works on what they left', () => {
    const referral = { discountType: 'percent', amount: 5_000, referrerBonus: 0 } as const
    const input = { cart: { lines: [roll, pizza], coupons: [1] }, coupons: [aCoupon({ autoApply: true })] }
    const price = priceCart(aPriceInput({ ...input, customer: aCustomer({ referral }) }))
    expect(price.lines.map(({ total }) => total)).toEqual([4_500, 26_550])
    expect(price.referral).toBe(31_050)
    expect(price.totals).toMatchObject({ discount: 37_950, total: 31_050 })
    const later = priceCart(aPriceInput({ ...input, customer: aCustomer({ referral, ordersCount: 1 }) }))
    expect(later.referral).toBe(0)
  })
})

describe('delivery', () => {
  it.each([
    [99_999, 20_000, 1],
    [100_000, 0, 0],
    [100_001, 0, 0],
  ])('[G6] of %d costs %d, missing %d to be free', (sum, price, missingToFree) => {
    expect(deliveryCharge(byTerms(), sum, false)).toMatchObject({ price, missingToFree, countedSum: sum })
  })

  it('[G6] is never free without a limit, and always from 0', () => {
    expect(deliveryCharge(byTerms({ freeFrom: null }), 1_000_000, false)).toMatchObject({
      price: 20_000,
      missingToFree: null,
    })
    expect(deliveryCharge(byTerms({ freeFrom: 0 }), 0, false).price).toBe(0)
  })

  it('[G6] is compared with lines after coupons, without those that count towards no minimum', () => {
    const delivery = (freeFrom: number) =>
      priceCart(
        aPriceInput({
          cart: { lines: [pizza, water], coupons: [1] },
          coupons: [aCoupon()],
          delivery: byTerms({ freeFrom }),
        }),
      ).delivery
    expect(delivery(53_100)).toMatchObject({ price: 0, countedSum: 53_100 })
    expect(delivery(53_101)).toMatchObject({ price: 20_000, missingToFree: 1 })
  })

  it.each([
    [49_999, 1],
    [50_000, 0],
    [50_001, 0],
  ])('[G7] of %d misses %d to the minimum', (sum, missingToMinimum) => {
    expect(deliveryCharge(byTerms(), sum, false).missingToMinimum).toBe(missingToMinimum)
  })

  it('[G8] adds express also where it is free', () => {
    expect(deliveryCharge(byTerms(), 100_000, true)).toMatchObject({
      price: 0,
      express: 15_000,
      costUnknown: false,
    })
    expect(deliveryCharge(byTerms(), 100_000, false)).toMatchObject({ express: 0, costUnknown: false })
  })

  it('[G9] has no price where express does not exist or nobody could tell', () => {
    expect(deliveryCharge(byTerms({ expressCost: null }), 60_000, true)).toMatchObject({
      price: 20_000,
      express: 0,
      costUnknown: true,
    })
    expect(deliveryCharge(byTerms({ expressCost: null }), 60_000, false).costUnknown).toBe(false)
    expect(deliveryCharge({ kind: 'unknown' }, 60_000, false)).toEqual({
      kind: 'unknown',
      terms: null,
      price: 0,
      express: 0,
      countedSum: 60_000,
      missingToMinimum: 0,
      missingToFree: null,
      costUnknown: true,
    })
    expect(deliveryCharge(byTerms({ expressCost: 0 }), 60_000, true)).toMatchObject({
      express: 0,
      costUnknown: false,
    })
  })

  it('[G10] asks nothing for pickup and tables', () => {
    expect(deliveryCharge({ kind: 'none' }, 100, true)).toMatchObject({
      kind: 'none',
      price: 0,
      express: 0,
      missingToMinimum: 0,
      costUnknown: false,
    })
  })

  it('[G6] keeps its terms', () => {
    expect(deliveryCharge(byTerms(), 100, false)).toMatchObject({ kind: 'terms', terms })
  })
})
