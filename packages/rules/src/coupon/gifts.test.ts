import { describe, expect, it } from 'vitest'
import type { ChosenGift } from '../model/cart.ts'
import type { GiftOffer } from '../model/coupon.ts'
import type { Product } from '../model/product.ts'
import { ALL_SUMS, aCoupon } from '../testing/a-coupon.ts'
import { aLine } from '../testing/a-line.ts'
import { aContext } from '../testing/a-price-input.ts'
import { aProduct, byId } from '../testing/a-product.ts'
import { applyCoupons } from './apply-coupons.ts'
import { checkCoupon } from './check-coupon.ts'
import { giftWorth } from './gift-worth.ts'

const offer = (productId: number, quantity = 1, variationId: number | null = null): GiftOffer => ({
  productId,
  variationId,
  quantity,
})
const left = (quantity: number) => [{ warehouseId: 1, variationId: null, quantity }]
const giftCoupon = (...gifts: GiftOffer[]) => aCoupon({ discountType: 'free_gift', amount: 100, gifts })

function given(
  products: readonly Product[],
  gifts: readonly GiftOffer[],
  chosen: readonly ChosenGift[] = [],
) {
  const context = aContext({
    products: byId([aProduct(), ...products]),
    cart: { lines: [aLine({ count: 2 })] },
  })
  const cart = { coupons: [1], promocode: null, gifts: chosen }
  return applyCoupons(cart, [giftCoupon(...gifts)], context, ALL_SUMS).outcomes[0]
}

describe('gifts', () => {
  const rolls = aProduct({ id: 5 })
  const soup = aProduct({ id: 6 })

  it('[D5] come with their quantity at the amount of the coupon', () => {
    expect(given([rolls], [offer(5, 2)])).toMatchObject({
      applied: true,
      discount: 0,
      gift: { productId: 5, variationId: null, quantity: 2, price: 100 },
    })
  })

  it('[D5] come with gift coupons only', () => {
    const context = aContext({ products: byId([aProduct(), rolls]), cart: { lines: [aLine()] } })
    const percent = { ...giftCoupon(offer(5)), discountType: 'percent' } as const
    const { outcomes } = applyCoupons(
      { coupons: [1], promocode: null, gifts: [] },
      [percent],
      context,
      ALL_SUMS,
    )
    expect(outcomes[0]).toMatchObject({ applied: true, gift: null, discount: 590 })
  })

  it('[D6] are what the customer chose, else the first that is there', () => {
    expect(given([rolls, soup], [offer(5), offer(6)])?.gift?.productId).toBe(5)
    expect(given([rolls, soup], [offer(5), offer(6)], [{ couponId: 1, productId: 6 }])?.gift?.productId).toBe(
      6,
    )
    expect(given([rolls, soup], [offer(5), offer(6)], [{ couponId: 2, productId: 6 }])?.gift?.productId).toBe(
      5,
    )
    expect(given([aProduct({ id: 5, inStock: false }), soup], [offer(5), offer(6)])?.gift?.productId).toBe(6)
  })

  it('[D6] are never what the coupon does not offer', () => {
    expect(given([rolls, soup], [offer(5)], [{ couponId: 1, productId: 6 }])).toMatchObject({
      applied: false,
      gift: null,
      refusal: { ok: false, reason: 'products' },
    })
  })

  it.each<[string, readonly Product[], GiftOffer]>([
    ['unknown', [], offer(5)],
    ['not available', [aProduct({ id: 5, available: false })], offer(5)],
    ['sold elsewhere', [aProduct({ id: 5, locations: [2] })], offer(5)],
    ['of an unknown variation', [rolls], offer(5, 1, 9)],
    ['too few', [aProduct({ id: 5, stock: left(1) })], offer(5, 2)],
  ])('[C25] that are %s refuse the coupon', (_why, products, gift) => {
    const context = aContext({ products: byId([aProduct(), ...products]), cart: { lines: [aLine()] } })
    expect(checkCoupon(giftCoupon(gift), context).refusals).toEqual([{ ok: false, reason: 'products' }])
    expect(checkCoupon(giftCoupon(), context).first?.reason).toBe('products')
    expect(checkCoupon({ ...giftCoupon(gift), discountType: 'percent' }, context).first).toBeNull()
  })

  it('[C25] count the stock that the lines leave', () => {
    const pizza = (quantity: number) => byId([aProduct({ stock: left(quantity) })])
    const check = (quantity: number) =>
      checkCoupon(
        giftCoupon(offer(1)),
        aContext({ products: pizza(quantity), cart: { lines: [aLine({ count: 2 })] } }),
      )
    expect(check(3).first).toBeNull()
    expect(check(2).first?.reason).toBe('products')
  })

  it('[C25] count the stock that earlier gifts leave, and leave it for the next question', () => {
    const coupons = [1, 2].map((id) => ({ ...giftCoupon(offer(5)), id, autoApply: true }))
    const context = aContext({
      products: byId([aProduct(), aProduct({ id: 5, stock: left(1) })]),
      cart: { lines: [aLine()] },
    })
    const apply = () =>
      applyCoupons({ coupons: [1, 2], promocode: null, gifts: [] }, coupons, context, ALL_SUMS).outcomes.map(
        ({ applied }) => applied,
      )
    expect(apply()).toEqual([true, false])
    expect(apply()).toEqual([true, false])
  })

  it('[D13] that are refused stand in nobody’s way, and those that count do', () => {
    const gone = { ...giftCoupon(offer(5)), autoApply: true }
    const other = aCoupon({ id: 2, autoApply: true })
    const context = (products: readonly Product[]) =>
      aContext({ products: byId([aProduct(), ...products]), cart: { lines: [aLine()] } })
    const apply = (products: readonly Product[]) =>
      applyCoupons(
        { coupons: [1, 2], promocode: null, gifts: [{ couponId: 1, productId: 5 }] },
        [gone, other],
        context(products),
        {
          ...ALL_SUMS,
          autoCouponsSum: false,
        },
      ).outcomes.map(({ refusal }) => refusal?.reason ?? null)
    expect(apply([])).toEqual(['products', null])
    expect(apply([rolls])).toEqual([null, 'combination'])
  })

  it('[D28] are worth their own price less what the coupon asks', () => {
    const tea = aProduct({ id: 9, price: 15_000 })
    const sizes = [{ id: 91, name: '0,5', price: 22_000, regularPrice: null }]
    expect(giftWorth({ amount: 100 }, offer(9, 2), tea)).toBe(29_800)
    expect(giftWorth({ amount: 0 }, offer(9, 1, 91), { ...tea, variations: sizes })).toBe(22_000)
    expect(giftWorth({ amount: 50_000 }, offer(9), tea)).toBe(0)
  })
})
