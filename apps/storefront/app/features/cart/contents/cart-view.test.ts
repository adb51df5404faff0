import { EMPTY_CART } from '@samobranka/rules'
import { aCoupon } from '@samobranka/rules/testing/a-coupon'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../../testing/goods.ts'
import { cartView, type ViewInput } from './cart-view.ts'

const gift = aCoupon({
  id: 7,
  name: 'Подарок',
  autoApply: true,
  discountType: 'free_gift',
  amount: 100,
  minimumAmount: 100_000,
  gifts: [{ productId: 2, variationId: null, quantity: 1 }],
})
const input = (count: number, over: Partial<ViewInput> = {}): ViewInput => ({
  cart: { ...EMPTY_CART, lines: [{ productId: 1, variationId: null, supplements: [], count }] },
  products: new Map([
    [1, aProduct({ id: 1, price: 40_000, categories: [20] })],
    [2, aProduct({ id: 2, name: 'Морс', categories: [20] })],
  ]),
  categories: [aCategory()],
  now: new Date('2026-11-16T09:00:00Z'),
  timeZone: 'Europe/Moscow',
  wish: null,
  takeAt: null,
  warehouseId: 1,
  deliveryType: 'local_pickup',
  device: 'site',
  customer: null,
  couponUses: new Map(),
  coupons: [gift],
  allKnown: true,
  offers: [],
  promo: {
    autoCouponsSum: false,
    couponsSumWithAutoCoupons: false,
    autoCouponsSumWithPromo: false,
    bonusesWithAutoCoupons: true,
  },
  delivery: { kind: 'none' },
  express: false,
  percentMax: 3000,
  ...over,
})

describe('the cart as it is shown', () => {
  it('tells the way to the next gift', () => {
    expect(cartView(input(2)).next).toMatchObject({ coupon: { id: 7 }, missing: 20_000 })
  })

  it('adds a chosen gift as a line at the coupon’s price', () => {
    const chosen = input(3)
    const view = cartView({ ...chosen, cart: { ...chosen.cart, coupons: [7] }, offers: [gift] })
    expect(view.price.lines.find((line) => line.gift)).toMatchObject({ name: 'Морс', unitPrice: 100 })
    expect(view.price.totals.total).toBe(120_100)
    expect(view.next).toBeNull()
  })

  it('stops counting what no longer fits before the server has said so', () => {
    const fewer = input(2)
    const view = cartView({ ...fewer, cart: { ...fewer.cart, coupons: [7] }, offers: [gift] })
    expect(view.price.totals.total).toBe(80_000)
    expect(view.choice).toEqual({ kind: 'none' })
  })
})
