import { EMPTY_CART, type PromoSettings } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { aCoupon } from '../../testing/coupons.ts'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { contextOf } from './cart-view.ts'
import { reviseByOffers } from './revise-by-offers.ts'

const NOTHING_SUMS: PromoSettings = {
  autoCouponsSum: false,
  couponsSumWithAutoCoupons: false,
  autoCouponsSumWithPromo: false,
  bonusesWithAutoCoupons: true,
}
const lines = [{ productId: 1, variationId: null, supplements: [], count: 2 }]
const cart = { ...EMPTY_CART, lines }
const context = contextOf(cart, {
  products: new Map([[1, aProduct({ id: 1, categories: [20] })]]),
  categories: [aCategory()],
  now: new Date('2026-11-16T09:00:00Z'),
  timeZone: 'Europe/Moscow',
  takeAt: null,
  warehouseId: 1,
  deliveryType: 'local_pickup',
  device: 'site',
  customer: null,
  couponUses: new Map(),
})
const ten = aCoupon({ id: 1, code: 'AUTO10', autoApply: true })
const other = aCoupon({ id: 2, code: 'AUTO20', autoApply: true })
const typed = aCoupon({ id: 3, code: 'TYPED' })
const revise = (over: Partial<typeof cart>, offers = [ten], promo = NOTHING_SUMS, allKnown = true) =>
  reviseByOffers({ ...cart, ...over }, { offers, known: [ten, other, typed], allKnown, context, promo })

describe('after the server has said what holds', () => {
  it('takes the only coupon by itself', () => {
    expect(revise({})).toMatchObject({ cart: { coupons: [1] }, choice: { kind: 'selected' } })
  })

  it('offers the only coupon beside a code it may not go with, and lets it go if it was taken', () => {
    const { cart: revised, choice } = revise({ promocode: 'typed', coupons: [1] })
    expect(revised).toMatchObject({ coupons: [], promocode: 'typed' })
    expect(choice).toMatchObject({ kind: 'offered', couponId: 1, besides: [3] })
  })

  it('takes it beside the code where the two may sum', () => {
    const sums = { ...NOTHING_SUMS, autoCouponsSumWithPromo: true }
    expect(revise({ promocode: 'typed' }, [ten], sums).cart.coupons).toEqual([1])
  })

  it('asks to choose one of several, and keeps the one that was chosen', () => {
    expect(revise({}, [ten, other]).choice).toMatchObject({ couponIds: [1, 2], chosen: null })
    expect(revise({ coupons: [2], picked: [2] }, [ten, other]).choice).toMatchObject({ chosen: 2 })
  })

  it('keeps the one it took by itself when there is another, and asks all the same', () => {
    const { cart: revised, choice } = revise({ coupons: [1] }, [ten, other])
    expect(revised.coupons).toEqual([1])
    expect(choice).toMatchObject({ kind: 'choose', couponIds: [1, 2], chosen: null })
  })

  it('takes all of them where they sum, and lets go of many at once', () => {
    const sums = { ...NOTHING_SUMS, autoCouponsSum: true }
    expect(revise({}, [ten, other], sums).cart.coupons).toEqual([1, 2])
    const { cart: revised, dropped } = revise({ coupons: [1, 2] }, [], sums)
    expect(revised.coupons).toEqual([])
    expect(dropped.map(({ coupon }) => coupon.id)).toEqual([1, 2])
  })

  it('lets go of a coupon that does not hold any more, with its gift', () => {
    const { cart: revised } = revise({ coupons: [2], gifts: [{ couponId: 2, productId: 9 }] }, [])
    expect(revised).toMatchObject({ coupons: [], gifts: [] })
  })

  it('does not take bonuses away for a discount that was not asked for', () => {
    const apart = { ...NOTHING_SUMS, bonusesWithAutoCoupons: false }
    expect(revise({ bonuses: 10_000 }, [ten], apart)).toMatchObject({
      cart: { coupons: [], bonuses: 10_000 },
      choice: { kind: 'offered', couponId: 1 },
    })
    const bothSum = { ...apart, autoCouponsSum: true }
    expect(revise({ bonuses: 10_000 }, [ten, other], bothSum)).toMatchObject({
      cart: { coupons: [], bonuses: 10_000 },
      choice: { kind: 'choose', couponIds: [1, 2], chosen: null },
    })
  })

  it('leaves the very same cart when nothing moved', () => {
    const settled = { ...cart, coupons: [1] }
    expect(
      reviseByOffers(settled, { offers: [ten], known: [ten], allKnown: true, context, promo: NOTHING_SUMS })
        .cart,
    ).toBe(settled)
  })

  it('keeps a chosen coupon that nobody knows while its list has not arrived, and lets it go afterwards', () => {
    expect(revise({ coupons: [99] }, [], NOTHING_SUMS, false).cart.coupons).toEqual([99])
    expect(revise({ coupons: [99] }, []).cart.coupons).toEqual([])
  })
})
