import { describe, expect, it } from 'vitest'
import { EMPTY_CART } from '../cart/change-cart.ts'
import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { ALL_SUMS, aCoupon, NOTHING_SUMS } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext } from '../testing/a-price-input.ts'
import { availableAutoCoupons } from './available-auto-coupons.ts'
import { chooseCoupon, chooseGift, keepCoupon, unchooseCoupons } from './choose-coupon.ts'
import { discountChoice } from './discount-choice.ts'
import { reviseChoices } from './revise-choices.ts'

const auto = aCoupon({ id: 5, code: 'A', autoApply: true })
const other = aCoupon({ id: 6, code: 'B', autoApply: true })
const mine = aCoupon({ id: 7, code: 'M' })
const typed = aCoupon({ id: 8, code: 'P' })

const cartOf = (over: Partial<Cart>): Cart => ({ ...EMPTY_CART, lines: [aLine()], ...over })

function reviseCart(cart: Cart, known: readonly Coupon[], promo: PromoSettings, allKnown = true) {
  const context = aContext({ cart })
  return reviseChoices(cart, {
    offers: availableAutoCoupons(known, context),
    known,
    allKnown,
    context,
    promo,
  })
}

function revise(coupons: readonly Coupon[], over: Partial<Cart>, promo: PromoSettings = NOTHING_SUMS) {
  return reviseCart(cartOf(over), coupons, promo)
}

const code = { id: 8, kind: 'promo' } as const

describe('the discount block', () => {
  const choose = (
    ids: readonly number[],
    chosen: readonly number[],
    promo: PromoSettings,
    counting: Parameters<typeof discountChoice>[2] = [],
    picked: readonly number[] = chosen,
  ) =>
    discountChoice(
      ids.map((id) => ({ id })),
      { coupons: chosen, picked },
      counting,
      promo,
    )

  it('[D16] has nothing to choose without coupons', () => {
    expect(choose([], [], ALL_SUMS)).toEqual({ kind: 'none' })
  })

  it('[D17] takes the only coupon', () => {
    expect(choose([5], [], NOTHING_SUMS)).toEqual({ kind: 'selected', couponIds: [5] })
    expect(choose([5], [], { ...NOTHING_SUMS, autoCouponsSumWithPromo: true }, [code])).toEqual({
      kind: 'selected',
      couponIds: [5],
    })
  })

  it('[D18] offers the only coupon beside a code it may not go with', () => {
    expect(choose([5], [], NOTHING_SUMS, [code])).toMatchObject({ kind: 'offered', couponId: 5 })
    expect(choose([5], [5], { ...ALL_SUMS, autoCouponsSumWithPromo: false }, [code])).toEqual({
      kind: 'offered',
      couponId: 5,
      besides: [8],
    })
  })

  it('[D19] asks to choose one of several and remembers which', () => {
    expect(choose([5, 6], [], NOTHING_SUMS)).toMatchObject({
      kind: 'choose',
      couponIds: [5, 6],
      chosen: null,
    })
    expect(choose([5, 6], [7, 6], NOTHING_SUMS)).toMatchObject({ couponIds: [5, 6], chosen: 6 })
    expect(choose([5, 6], [6], { ...ALL_SUMS, autoCouponsSumWithPromo: false }, [code])).toMatchObject({
      couponIds: [5, 6],
      chosen: null,
    })
  })

  it('[D26] asks all the same where one was taken by itself', () => {
    expect(choose([5, 6], [5], NOTHING_SUMS, [], [])).toMatchObject({ kind: 'choose', chosen: null })
    expect(choose([5, 6], [5], NOTHING_SUMS, [], [6])).toMatchObject({ chosen: null })
  })

  it('[D27] offers the code with those it may not go with, and knows when the customer stays with it', () => {
    const choice = choose([5, 6], [], NOTHING_SUMS, [code])
    expect(choice).toMatchObject({ kind: 'choose', couponIds: [5, 6], besides: [8], chosen: null })
    expect(choose([5, 6], [], NOTHING_SUMS, [code], [8])).toMatchObject({ besides: [8], chosen: 8 })
    expect(choose([5, 6], [], ALL_SUMS, [code])).toMatchObject({ kind: 'selected' })
  })

  it('[D19] takes all where they sum', () => {
    expect(choose([5, 6], [], { ...NOTHING_SUMS, autoCouponsSum: true })).toEqual({
      kind: 'selected',
      couponIds: [5, 6],
    })
  })
})

describe('after a change of the cart', () => {
  it('[D15] lets go of one that is no longer eligible, with its gift', () => {
    const far = { ...auto, minimumAmount: 100_000 }
    const gifts = [
      { couponId: 5, productId: 2 },
      { couponId: 6, productId: 3 },
    ]
    const answer = revise([far, other], { coupons: [5, 6], gifts })
    expect(answer.dropped).toEqual([{ coupon: far, reason: 'min_amount' }])
    expect(answer.cart.coupons).toEqual([6])
    expect(answer.cart.gifts).toEqual([{ couponId: 6, productId: 3 }])
  })

  it('[D15] lets go of many, and of those nobody knows', () => {
    const gone = [auto, other].map((coupon) => ({ ...coupon, minimumAmount: 100_000 }))
    expect(revise(gone, { coupons: [6, 77, 5] }, ALL_SUMS)).toMatchObject({
      dropped: [{ coupon: { id: 6 } }, { coupon: { id: 5 } }],
      choice: { kind: 'none' },
      cart: { coupons: [] },
    })
  })

  it('[D15] lets go of one that holds no more, though it is not told why', () => {
    const context = aContext({ cart: cartOf({ coupons: [5] }) })
    const grounds = { offers: [], known: [auto], allKnown: true, context, promo: NOTHING_SUMS }
    expect(reviseChoices(cartOf({ coupons: [5] }), grounds)).toMatchObject({
      dropped: [{ coupon: auto, reason: null }],
      cart: { coupons: [] },
    })
  })

  it('[D29] keeps one that nobody knows yet until all are known', () => {
    const cart = cartOf({ coupons: [99] })
    expect(reviseCart(cart, [], NOTHING_SUMS, false).cart).toBe(cart)
    expect(reviseCart(cart, [], NOTHING_SUMS, true).cart.coupons).toEqual([])
  })

  it('[D30] only offers what bonuses would be lost to', () => {
    const apart = { ...NOTHING_SUMS, bonusesWithAutoCoupons: false }
    expect(revise([auto], { bonuses: 10_000 }, apart)).toMatchObject({
      cart: { coupons: [], bonuses: 10_000 },
      choice: { kind: 'offered', couponId: 5 },
    })
    expect(revise([auto, other], { bonuses: 10_000 }, { ...apart, autoCouponsSum: true })).toMatchObject({
      cart: { coupons: [], bonuses: 10_000 },
      choice: { kind: 'choose', couponIds: [5, 6], chosen: null },
    })
    expect(revise([], { bonuses: 10_000 }, apart).choice).toEqual({ kind: 'none' })
  })

  it('[D15] keeps a typed code, counting or not', () => {
    const far = { ...typed, minimumAmount: 100_000 }
    expect(revise([far, auto], { promocode: 'P' })).toMatchObject({
      cart: { promocode: 'P', coupons: [5] },
      choice: { kind: 'selected' },
    })
  })

  it('[D17] takes the only automatic coupon, once', () => {
    expect(revise([auto, mine], {}).cart.coupons).toEqual([5])
    expect(revise([auto], { coupons: [5] }).cart.coupons).toEqual([5])
  })

  it('[D18] offers it beside a code or a chosen coupon', () => {
    expect(revise([auto, typed], { promocode: 'p' })).toMatchObject({
      cart: { coupons: [] },
      choice: { kind: 'offered', couponId: 5 },
    })
    const taken = { promocode: 'p', coupons: [5] }
    expect(revise([auto, typed], taken).cart).toMatchObject({ promocode: 'p', coupons: [] })
    expect(revise([auto, mine], { coupons: [7] })).toMatchObject({
      cart: { coupons: [7] },
      choice: { kind: 'offered', couponId: 5 },
    })
    expect(revise([auto, mine], { coupons: [7] }, ALL_SUMS).cart.coupons).toEqual([7, 5])
  })

  it('[D17] is the very same cart when nothing moves', () => {
    const cart = cartOf({ coupons: [5] })
    expect(reviseCart(cart, [auto], NOTHING_SUMS).cart).toBe(cart)
  })

  it('[D19] leaves the choice among several to the customer', () => {
    expect(revise([auto, other], { coupons: [6], picked: [6] })).toMatchObject({
      cart: { coupons: [6] },
      choice: { kind: 'choose', couponIds: [5, 6], chosen: 6 },
    })
    expect(revise([auto, other], { coupons: [6] }, ALL_SUMS).cart.coupons).toEqual([6, 5])
  })

  it('[D23] does not offer again what was typed', () => {
    expect(revise([auto], { promocode: 'a' }).choice).toEqual({ kind: 'none' })
    expect(revise([auto, other], { promocode: 'a' })).toMatchObject({
      choice: { kind: 'offered', couponId: 6 },
    })
  })
})

describe('what was taken by itself', () => {
  it('[D26] stays while the customer has not chosen', () => {
    const first = revise([auto], {}).cart
    expect(first).toMatchObject({ coupons: [5], picked: [] })
    const more = reviseCart(first, [auto, other], NOTHING_SUMS)
    expect(more).toMatchObject({ cart: { coupons: [5] }, choice: { kind: 'choose', chosen: null } })
  })
})

describe('choosing', () => {
  const coupons = [auto, other, mine]

  it('[D20] lets go of the automatic coupon it replaces and of the code', () => {
    const cart = cartOf({ coupons: [5, 7], promocode: 'P', gifts: [{ couponId: 5, productId: 2 }] })
    expect(chooseCoupon(cart, other, coupons, NOTHING_SUMS)).toMatchObject({
      coupons: [6],
      promocode: null,
      gifts: [],
    })
  })

  it('[D20] keeps what it may stand beside', () => {
    const cart = cartOf({ coupons: [5, 7], promocode: 'P', gifts: [{ couponId: 5, productId: 2 }] })
    expect(chooseCoupon(cart, other, coupons, ALL_SUMS)).toMatchObject({
      coupons: [5, 7, 6],
      promocode: 'P',
      gifts: [{ couponId: 5, productId: 2 }],
    })
    expect(chooseCoupon(cart, mine, coupons, NOTHING_SUMS)).toMatchObject({ coupons: [7], promocode: 'P' })
  })

  it('[D20] asks each setting about its own pair', () => {
    const cart = cartOf({ coupons: [5, 7], promocode: 'P' })
    expect(
      chooseCoupon(cart, other, coupons, { ...NOTHING_SUMS, couponsSumWithAutoCoupons: true }),
    ).toMatchObject({
      coupons: [7, 6],
      promocode: null,
    })
    expect(
      chooseCoupon(cart, other, coupons, { ...NOTHING_SUMS, autoCouponsSumWithPromo: true }),
    ).toMatchObject({
      coupons: [6],
      promocode: 'P',
    })
  })

  it('[D26] remembers what the customer chose, until it is let go', () => {
    const chosen = chooseCoupon(cartOf({ coupons: [5] }), other, coupons, NOTHING_SUMS)
    expect(chosen).toMatchObject({ coupons: [6], picked: [6] })
    expect(unchooseCoupons(chosen, [6])).toMatchObject({ coupons: [], picked: [] })
  })

  it('[D27] the customer stays with a code that counts', () => {
    const kept = keepCoupon(cartOf({ promocode: 'P', picked: [8] }), 8)
    expect(kept).toMatchObject({ promocode: 'P', picked: [8], coupons: [] })
  })

  it('[D20] keeps its own gift when it is chosen again', () => {
    const cart = cartOf({ coupons: [5], picked: [5], gifts: [{ couponId: 5, productId: 2 }] })
    expect(chooseCoupon(cart, auto, coupons, NOTHING_SUMS)).toEqual(cart)
  })

  it('[D7] another gift replaces the one before', () => {
    const cart = cartOf({
      gifts: [
        { couponId: 5, productId: 2 },
        { couponId: 6, productId: 2 },
      ],
    })
    expect(chooseGift(cart, 5, 3).gifts).toEqual([
      { couponId: 6, productId: 2 },
      { couponId: 5, productId: 3 },
    ])
  })

  it('[D8] nothing takes the gift away', () => {
    const cart = cartOf({ coupons: [5, 6], gifts: [{ couponId: 5, productId: 2 }] })
    expect(unchooseCoupons(cart, [5])).toMatchObject({ coupons: [6], gifts: [] })
    expect(unchooseCoupons(cart, [6])).toMatchObject({ coupons: [5], gifts: [{ couponId: 5, productId: 2 }] })
  })
})
