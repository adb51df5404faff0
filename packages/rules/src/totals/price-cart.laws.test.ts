import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../model/cart.ts'
import type { Coupon } from '../model/coupon.ts'
import type { Product } from '../model/product.ts'
import { aCoupon } from '../testing/a-coupon.ts'
import { aCustomer, aPriceInput } from '../testing/a-price-input.ts'
import { aCategory, aProduct, byId } from '../testing/a-product.ts'
import { priceCart } from './price-cart.ts'
import type { PriceInput } from './price-input.ts'

const CATEGORIES = [
  aCategory({ id: 1 }),
  aCategory({ id: 2, parent: 1 }),
  aCategory({ id: 3, name: 'Допы', freeLimit: 2 }),
]

const money = fc.integer({ min: 0, max: 500_000 })

const productOf = (id: number): fc.Arbitrary<Product> =>
  fc
    .record({
      price: money,
      priceMultiplier: fc.constantFrom(1, 0.9, 1.15, 1.333),
      measureUnit: fc.constantFrom('', 'kg'),
      portionSize: fc.constantFrom(100, 333, 500),
      categories: fc.subarray([1, 2, 3]),
      excludedFromMinimum: fc.boolean(),
      combo: fc.option(
        fc.record({
          type: fc.constantFrom('percent' as const, 'fixed' as const),
          amount: fc.integer({ min: 0, max: 10_000 }),
        }),
      ),
      supplements: fc.constant([{ id: 1, name: '', price: 3_333, count: 0, max: null }]),
    })
    .map((over) => aProduct({ id, ...over }))

const products = fc.tuple(productOf(1), productOf(2), productOf(3), productOf(4)).map(byId)

const line: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  variationId: fc.constant(null),
  supplements: fc.constantFrom([], [{ id: 1, count: 1 }], [{ id: 1, count: 3 }]),
  count: fc.integer({ min: 1, max: 12 }),
})
const lines = fc.array(line, { maxLength: 8 })

const couponOf = (id: number): fc.Arbitrary<Coupon> =>
  fc
    .record({
      discountType: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'free_gift' as const),
      amount: fc.integer({ min: 0, max: 12_000 }),
      productIds: fc.subarray([1, 2, 3]),
      categoryIds: fc.subarray([1, 3]),
      minimumAmount: fc.constantFrom(0, 0, 100_000),
      autoApply: fc.boolean(),
      gifts: fc.constant([{ productId: 4, variationId: null, quantity: 1 }]),
    })
    .map((over) => aCoupon({ id, code: `C${id}`, ...over }))

const input: fc.Arbitrary<PriceInput> = fc
  .record({
    products,
    lines,
    coupons: fc.tuple(couponOf(1), couponOf(2), couponOf(3)),
    chosen: fc.subarray([1, 2, 3, 9]),
    promocode: fc.constantFrom(null, 'c2', 'nope'),
    promo: fc.record({
      autoCouponsSum: fc.boolean(),
      couponsSumWithAutoCoupons: fc.boolean(),
      autoCouponsSumWithPromo: fc.boolean(),
      bonusesWithAutoCoupons: fc.boolean(),
    }),
    bonuses: fc.constantFrom(0, 100, 5_000, 100_000),
    tips: money,
    referral: fc.option(
      fc.record({
        discountType: fc.constantFrom('percent' as const, 'fixed_cart' as const),
        amount: fc.integer({ min: 0, max: 10_000 }),
        referrerBonus: fc.constant(0),
      }),
    ),
    freeFrom: fc.option(money),
    express: fc.boolean(),
  })
  .map(({ lines: cartLines, chosen, promocode, bonuses, tips, referral, freeFrom, ...over }) =>
    aPriceInput({
      ...over,
      categories: CATEGORIES,
      cart: { lines: cartLines, coupons: chosen, promocode, bonuses, tips },
      customer: aCustomer({ bonusBalance: 50_000, referral }),
      delivery: {
        kind: 'terms',
        terms: {
          warehouseId: 1,
          deliveryPrice: 20_000,
          freeFrom,
          minimumSum: 0,
          expressCost: 9_900,
          timeMinutes: 0,
        },
      },
    }),
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const withLines = (given: PriceInput, cartLines: readonly CartLine[]): PriceInput => ({
  ...given,
  cart: { ...given.cart, lines: cartLines },
})

describe('for any cart and coupons', () => {
  it('[G2] the total lies between zero and the sum without discounts', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totals, lines: priced } = priceCart(given)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(totals.total).toBeLessThanOrEqual(
          totals.lines + totals.delivery + totals.express + totals.tips,
        )
        expect(totals.bonuses).toBeLessThanOrEqual(totals.lines - totals.discount)
        for (const each of priced) {
          expect(each.total).toBeGreaterThanOrEqual(0)
          expect(each.total).toBeLessThanOrEqual(each.subtotal)
        }
      }),
    )
  })

  it('[G3] the parts add up to the kopeck', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totals, lines: priced, coupons, referral } = priceCart(given)
        expect(sum(priced.map(({ subtotal }) => subtotal))).toBe(totals.lines)
        expect(sum(priced.map(({ discount }) => discount))).toBe(totals.discount)
        expect(sum(coupons.map(({ discount }) => discount)) + referral).toBe(totals.discount)
        for (const each of priced) expect(each.subtotal - each.discount).toBe(each.total)
        expect(totals.total).toBe(
          totals.lines - totals.discount - totals.bonuses + totals.delivery + totals.express + totals.tips,
        )
        for (const each of Object.values(totals)) expect(Number.isInteger(each)).toBe(true)
      }),
    )
  })

  it('[G4] the order of the lines changes nothing', () => {
    const shuffled = input.chain((given) =>
      fc
        .shuffledSubarray([...given.cart.lines], { minLength: given.cart.lines.length })
        .map((order) => [given, withLines(given, order)] as const),
    )
    fc.assert(
      fc.property(shuffled, ([given, turned]) => {
        const [one, other] = [priceCart(given), priceCart(turned)]
        expect(other.totals).toEqual(one.totals)
        expect(other.coupons).toEqual(one.coupons)
        const totals = (price: typeof one) => new Map(price.lines.map(({ key, total }) => [key, total]))
        expect(totals(other)).toEqual(totals(one))
      }),
    )
  })

  it('[G5] another line never lowers the sum before discounts', () => {
    fc.assert(
      fc.property(input, line, (given, another) => {
        const before = priceCart({ ...given, coupons: [] }).totals.lines
        const after = priceCart(withLines({ ...given, coupons: [] }, [...given.cart.lines, another])).totals
          .lines
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('[D14] a coupon that is not eligible changes nothing but its own entry', () => {
    fc.assert(
      fc.property(input, couponOf(7), (given, base) => {
        const refused = { ...base, warehouseIds: [99] }
        const named: PriceInput = {
          ...given,
          coupons: [...given.coupons, refused],
          cart: { ...given.cart, coupons: [...given.cart.coupons, 7] },
        }
        const [without, joined] = [priceCart(given), priceCart(named)]
        expect(joined.coupons.filter(({ id }) => id !== 7)).toEqual(without.coupons)
        expect({ ...joined, coupons: [] }).toEqual({ ...without, coupons: [] })
      }),
    )
  })
})
