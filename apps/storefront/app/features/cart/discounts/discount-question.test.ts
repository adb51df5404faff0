import { type Cart, EMPTY_CART } from '@samobranka/rules'
import { aCoupon } from '@samobranka/rules/testing/a-coupon'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../../testing/goods.ts'
import { cartView, type ViewInput } from '../contents/cart-view.ts'

const ten = aCoupon({ id: 1, code: 'TEN', autoApply: true })
const gifts = aCoupon({
  id: 2,
  code: 'GIFT',
  name: 'Подарок на выбор',
  autoApply: true,
  discountType: 'free_gift',
  amount: 100,
  gifts: [8, 9].map((productId) => ({ productId, variationId: null, quantity: 1 })),
})
const code = aCoupon({ id: 3, code: 'SUMMER', amount: 2000 })
const products = new Map([
  [1, aProduct({ id: 1, price: 40_000, categories: [20] })],
  [8, aProduct({ id: 8, name: 'Морс', price: 15_000, categories: [20] })],
  [9, aProduct({ id: 9, name: 'Рулет', price: 20_000, categories: [20] })],
])

function question(over: Partial<Cart>, offers: ViewInput['offers'], promo: Partial<ViewInput['promo']> = {}) {
  const lines = [{ productId: 1, variationId: null, supplements: [], count: 2 }]
  return cartView({
    cart: { ...EMPTY_CART, lines, ...over },
    products,
    categories: [aCategory()],
    now: new Date('2026-11-16T09:00:00Z'),
    timeZone: 'Europe/Moscow',
    takeAt: null,
    wish: null,
    warehouseId: 1,
    deliveryType: 'local_pickup',
    device: 'site',
    customer: null,
    couponUses: new Map(),
    coupons: [ten, gifts, code],
    allKnown: true,
    offers,
    promo: {
      autoCouponsSum: false,
      couponsSumWithAutoCoupons: false,
      autoCouponsSumWithPromo: false,
      bonusesWithAutoCoupons: true,
      ...promo,
    },
    delivery: { kind: 'none' },
    express: false,
    percentMax: 3000,
  }).question
}

const names = (result: ReturnType<typeof question>) =>
  result?.cards.map(({ coupon, gift }) => gift?.name ?? coupon.code)

describe('the question about discounts', () => {
  it('is none for the only discount, which was taken by itself', () => {
    expect(question({ coupons: [1] }, [ten])).toBeNull()
  })

  it('counts what the chooser shows: a coupon of two gifts is two things to choose', () => {
    const result = question({}, [ten, gifts])
    expect(result).toMatchObject({ kind: 'many', waits: true })
    expect(names(result)).toEqual(['TEN', 'Морс', 'Рулет'])
  })

  it('waits although one of the two was taken by itself, and says which one counts', () => {
    const result = question({ coupons: [1] }, [ten, gifts])
    expect(result).toMatchObject({ kind: 'many', waits: true })
    expect(result?.cards.map(({ counts, chosen }) => [counts, chosen])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
  })

  it('says «chosen» of what the customer chose only', () => {
    const result = question({ coupons: [1], picked: [1] }, [ten, gifts])
    expect(result).toMatchObject({ kind: 'chosen', waits: false })
    expect(result?.cards[0]).toMatchObject({ counts: true, chosen: true })
  })

  it('asks which gift of the only coupon, until one was chosen', () => {
    const result = question({ coupons: [2] }, [gifts])
    expect(result).toMatchObject({ kind: 'many', waits: true })
    expect(names(result)).toEqual(['Морс', 'Рулет'])
    const answered = question({ coupons: [2], gifts: [{ couponId: 2, productId: 9 }] }, [gifts])
    expect(answered).toMatchObject({ kind: 'chosen', waits: false })
    expect(answered?.cards.map(({ chosen }) => chosen)).toEqual([false, true])
  })

  it('asks which gift where the discounts sum, and leaves the others out of it', () => {
    const result = question({ coupons: [1, 2] }, [ten, gifts], { autoCouponsSum: true })
    expect(names(result)).toEqual(['Морс', 'Рулет'])
  })

  it('offers a code and the gift that it puts aside, each with its worth', () => {
    const result = question({ promocode: 'SUMMER' }, [gifts])
    expect(result).toMatchObject({ kind: 'one', waits: false })
    expect(result?.cards.map(({ gift, worth, own, chosen }) => [gift?.name, worth, own, chosen])).toEqual([
      [undefined, 16_000, 'promo', true],
      ['Морс', 14_900, null, false],
      ['Рулет', 19_900, null, false],
    ])
  })

  it('counts the code among several, and knows when the customer stays with it', () => {
    expect(names(question({ promocode: 'SUMMER' }, [ten, gifts]))).toEqual(['SUMMER', 'TEN', 'Морс', 'Рулет'])
    const stays = question({ promocode: 'SUMMER', picked: [3] }, [ten, gifts])
    expect(stays).toMatchObject({ kind: 'chosen', waits: false })
  })
})
