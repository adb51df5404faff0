import { describe, expect, it } from 'vitest'
import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { ALL_SUMS, aCoupon, NOTHING_SUMS } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext, aCustomer } from '../testing/a-price-input.ts'
import { aProduct, byId } from '../testing/a-product.ts'
import { applyCoupons } from './apply-coupons.ts'
import { couponWorth } from './coupon-worth.ts'
import { mayCombine } from './may-combine.ts'
import { takeDiscount } from './take-discount.ts'

const lines = [aLine({ productId: 1 }), aLine({ productId: 2 }), aLine({ productId: 3 })]

function apply(
  coupons: readonly Coupon[],
  cart: Partial<Cart>,
  promo: PromoSettings = ALL_SUMS,
  customer: ReturnType<typeof aCustomer> | null = aCustomer(),
) {
  const context = aContext({ cart: { lines }, customer })
  return applyCoupons({ coupons: [], promocode: null, gifts: [], ...cart }, coupons, context, promo)
}

describe('amounts', () => {
  const off = (discount: Pick<Coupon, 'discountType' | 'amount'>, sums: readonly number[]) => {
    const left = [...sums]
    const taken = takeDiscount(discount, left, [...sums.keys()])
    const parts = sums.map((sum, place) => sum - (left[place] ?? 0))
    expect(taken).toBe(parts.reduce((whole, part) => whole + part, 0))
    return parts
  }

  it.each([
    [1_000, [105, 104, 0], [11, 10, 0]],
    [10_000, [105, 104], [105, 104]],
    [12_000, [100], [100]],
    [0, [100], [0]],
  ])('[D2] %d hundredths of a percent of %j are %j', (amount, left, expected) => {
    expect(off({ discountType: 'percent', amount }, left)).toEqual(expected)
  })

  it.each([
    [100, [200, 100, 0], [67, 33, 0]],
    [300, [200, 100], [200, 100]],
    [301, [200, 100], [200, 100]],
    [50, [0, 0], [0, 0]],
    [50, [], []],
  ])('[D3] %d off %j is spread as %j', (amount, left, expected) => {
    expect(off({ discountType: 'fixed_cart', amount }, left)).toEqual(expected)
  })

  it('[D5] of a gift take nothing off', () => {
    expect(off({ discountType: 'free_gift', amount: 100 }, [200, 100])).toEqual([0, 0])
  })

  it('[D21] of one coupon alone are what the list shows', () => {
    const { cart } = aContext({ cart: { lines } })
    expect(couponWorth(aCoupon({ categoryIds: [20] }), cart)).toBe(1_000)
    expect(couponWorth(aCoupon({ productIds: [1, 2] }), cart)).toBe(6_900)
    expect(couponWorth(aCoupon({ discountType: 'fixed_cart', amount: 7_000, productIds: [3] }), cart)).toBe(
      5_000,
    )
  })
})

describe('named coupons', () => {
  it('[D1] apply typed code first, then by id, each once', () => {
    const coupons = [
      aCoupon({ id: 3, code: 'C' }),
      aCoupon({ id: 12, code: 'L' }),
      aCoupon({ id: 2, code: 'B' }),
    ]
    const { outcomes } = apply(coupons, { coupons: [12, 2, 3, 12], promocode: ' c ' })
    expect(outcomes.map(({ id, kind, code }) => [id, kind, code])).toEqual([
      [3, 'promo', 'C'],
      [2, 'chosen', 'B'],
      [12, 'chosen', 'L'],
    ])
  })

  it('[D1] leave out what the cart does not name', () => {
    const answer = apply([aCoupon({ autoApply: true })], {})
    expect(answer.outcomes).toEqual([])
    expect(answer.left).toEqual([59_000, 10_000, 5_000])
  })

  it('[C27] that nobody knows are refused as not found', () => {
    const { outcomes } = apply([], { coupons: [77], promocode: ' Nope ' })
    const unknown = {
      name: '',
      applied: false,
      discount: 0,
      gift: null,
      refusal: { ok: false, reason: 'not_found' },
    }
    expect(outcomes).toEqual([
      { ...unknown, id: null, code: 'Nope', kind: 'promo' },
      { ...unknown, id: 77, code: '', kind: 'chosen' },
    ])
    expect(apply([], { promocode: '  ' }).outcomes).toEqual([])
  })

  it('[D4] work on what the earlier ones left', () => {
    const tenth = aCoupon({ id: 1 })
    const hundred = aCoupon({ id: 2, discountType: 'fixed_cart', amount: 10_000, productIds: [1] })
    const answer = apply([tenth, hundred], { coupons: [1, 2] })
    expect(answer.left).toEqual([43_100, 9_000, 4_500])
    expect(answer.outcomes.map(({ discount }) => discount)).toEqual([7_400, 10_000])
    const turned = apply([{ ...tenth, id: 3 }, hundred], { coupons: [3, 2] })
    expect(turned.left).toEqual([44_100, 9_000, 4_500])
    expect(turned.outcomes.map(({ discount }) => discount)).toEqual([10_000, 6_400])
  })

  it('[C17] touch only the lines in their products or categories', () => {
    expect(apply([aCoupon({ productIds: [3], categoryIds: [20] })], { coupons: [1] }).left).toEqual([
      59_000, 9_000, 4_500,
    ])
  })

  it('[C17] touch every line of a category', () => {
    const same = byId([
      aProduct({ id: 1, price: 1_000, categories: [10] }),
      aProduct({ id: 2, price: 2_000, categories: [10] }),
    ])
    const context = aContext({
      products: same,
      cart: { lines: [aLine({ productId: 1 }), aLine({ productId: 2 })] },
    })
    const coupon = aCoupon({ categoryIds: [10], categoryRules: [{ ids: [10], quantity: 2 }] })
    const { left } = applyCoupons({ coupons: [1], promocode: null, gifts: [] }, [coupon], context, ALL_SUMS)
    expect(left).toEqual([900, 1_800])
  })

  it('[D14] that are not eligible change nothing and say why', () => {
    const answer = apply([aCoupon({ minimumAmount: 80_000 })], { coupons: [1] })
    expect(answer.left).toEqual([59_000, 10_000, 5_000])
    expect(answer.outcomes).toEqual([
      {
        id: 1,
        code: 'LETO',
        name: 'Летняя скидка',
        kind: 'chosen',
        applied: false,
        discount: 0,
        gift: null,
        refusal: { ok: false, reason: 'min_amount', missing: 11_000 },
      },
    ])
  })
})

describe('combining', () => {
  const auto = aCoupon({ id: 5, code: 'A', autoApply: true, amount: 100 })
  const other = aCoupon({ id: 6, code: 'B', autoApply: true, amount: 100 })
  const mine = aCoupon({ id: 7, code: 'M', amount: 100 })
  const typed = aCoupon({ id: 8, code: 'P', amount: 100 })
  const coupons = [auto, other, mine, typed]
  const refusals = (cart: Partial<Cart>, promo: PromoSettings) =>
    apply(coupons, cart, promo).outcomes.map(({ refusal }) => refusal?.reason ?? null)

  it('[D9] lets automatic coupons sum by their setting', () => {
    expect(refusals({ coupons: [5, 6] }, NOTHING_SUMS)).toEqual([null, 'combination'])
    expect(refusals({ coupons: [5, 6] }, { ...NOTHING_SUMS, autoCouponsSum: true })).toEqual([null, null])
  })

  it('[D10] lets a typed code stand beside automatic ones by its setting', () => {
    expect(refusals({ coupons: [5], promocode: 'p' }, NOTHING_SUMS)).toEqual([null, 'combination'])
    expect(
      refusals({ coupons: [5], promocode: 'p' }, { ...NOTHING_SUMS, autoCouponsSumWithPromo: true }),
    ).toEqual([null, null])
  })

  it('[D11] lets a chosen coupon stand beside automatic ones by its setting', () => {
    expect(refusals({ coupons: [5, 7] }, NOTHING_SUMS)).toEqual([null, 'combination'])
    expect(refusals({ coupons: [5, 7] }, { ...NOTHING_SUMS, couponsSumWithAutoCoupons: true })).toEqual([
      null,
      null,
    ])
  })

  it('[D12] lets pairs stand that no setting names', () => {
    expect(refusals({ coupons: [7], promocode: 'p' }, NOTHING_SUMS)).toEqual([null, null])
    expect(mayCombine('chosen', 'chosen', NOTHING_SUMS)).toBe(true)
    expect(mayCombine('promo', 'chosen', NOTHING_SUMS)).toBe(true)
  })

  it.each([
    ['auto', 'auto', 'autoCouponsSum'],
    ['auto', 'promo', 'autoCouponsSumWithPromo'],
    ['promo', 'auto', 'autoCouponsSumWithPromo'],
    ['auto', 'chosen', 'couponsSumWithAutoCoupons'],
    ['chosen', 'auto', 'couponsSumWithAutoCoupons'],
  ] as const)('[D9][D10][D11] asks only its own setting about %s and %s', (one, another, setting) => {
    expect(mayCombine(one, another, { ...NOTHING_SUMS, [setting]: true })).toBe(true)
    expect(mayCombine(one, another, { ...ALL_SUMS, [setting]: false })).toBe(false)
  })

  it('[D13] names the first coupon that counts instead', () => {
    const { outcomes } = apply(coupons, { coupons: [6, 7], promocode: 'P' }, NOTHING_SUMS)
    expect(outcomes.map(({ id, refusal }) => [id, refusal])).toEqual([
      [8, null],
      [6, { ok: false, reason: 'combination', besides: 8 }],
      [7, null],
    ])
    const three = [auto, other, { ...other, id: 9 }]
    const two = { ...ALL_SUMS, autoCouponsSum: true }
    expect(apply(three, { coupons: [5, 6, 9] }, two).outcomes.every(({ applied }) => applied)).toBe(true)
    const named = apply(
      [...three, mine],
      { coupons: [5, 6, 7] },
      { ...ALL_SUMS, couponsSumWithAutoCoupons: false },
    )
    expect(named.outcomes[2]?.refusal).toEqual({ ok: false, reason: 'combination', besides: 5 })
  })

  it('[D13] asks every kind that counts, not only the first', () => {
    const settings = { ...NOTHING_SUMS, autoCouponsSumWithPromo: true }
    const early = { ...mine, id: 3 }
    const { outcomes } = apply([...coupons, early], { coupons: [3, 5], promocode: 'P' }, settings)
    expect(outcomes.map(({ id, refusal }) => [id, refusal])).toEqual([
      [8, null],
      [3, null],
      [5, { ok: false, reason: 'combination', besides: 3 }],
    ])
  })

  it('[D22] is not stopped by a coupon that is itself refused', () => {
    const dear = { ...typed, minimumAmount: 1_000_000 }
    const answer = apply([auto, dear], { coupons: [5], promocode: 'p' }, NOTHING_SUMS)
    expect(answer.outcomes.map(({ applied }) => applied)).toEqual([false, true])
  })
})

describe('a coupon that lists do not show', () => {
  const secret = aCoupon({ id: 7, code: 'SECRET', shownToUser: false })
  const byNumber = (coupon: Coupon, customer = aCustomer()) =>
    apply([coupon], { coupons: [7] }, ALL_SUMS, customer).outcomes

  it('[D24] is unknown by its number, and its code is not told', () => {
    expect(byNumber(secret)).toMatchObject([
      { id: 7, code: '', applied: false, refusal: { reason: 'not_found' } },
    ])
  })

  it('[D24] counts by its typed code', () => {
    expect(apply([secret], { promocode: 'secret' }).outcomes).toMatchObject([{ id: 7, applied: true }])
  })

  it('[D24] counts by its number where it is automatic, or the customer’s own', () => {
    const customer = aCustomer()
    expect(byNumber({ ...secret, autoApply: true })).toMatchObject([{ id: 7, applied: true }])
    expect(byNumber({ ...secret, individual: true, allowedUsers: [customer.id] }, customer)).toMatchObject([
      { id: 7, applied: true },
    ])
  })

  it('[D25] is told by its number to its owner only, where it is personal', () => {
    const personal = aCoupon({ id: 7, code: 'FOR-VERA', name: 'Вере', individual: true, allowedUsers: [99] })
    const untold = [{ id: 7, code: '', name: '', applied: false, refusal: { reason: 'individual' } }]
    expect(byNumber(personal)).toMatchObject(untold)
    expect(byNumber({ ...personal, autoApply: true })).toMatchObject(untold)
    expect(apply([personal], { coupons: [7] }, ALL_SUMS, null).outcomes).toMatchObject(untold)
  })
})
