import { EMPTY_CART } from '../cart/change-cart.ts'
import { priceLines } from '../cart/price-lines.ts'
import { type CouponContext, couponContext } from '../coupon/coupon-context.ts'
import type { Cart } from '../model/cart.ts'
import type { Product } from '../model/product.ts'
import type { CustomerFacts, PriceInput } from '../totals/price-input.ts'
import { NOTHING_SUMS } from './a-coupon.ts'
import { aCategory, aProduct, byId } from './a-product.ts'

export function aCustomer(over: Partial<CustomerFacts> = {}): CustomerFacts {
  return {
    id: 7,
    birth: null,
    ordersCount: 0,
    couponUses: new Map(),
    bonusBalance: 0,
    referral: null,
    ...over,
  }
}

/** Pizza 590 ₽, roll 100 ₽ in a subcategory of rolls, water 50 ₽ that counts towards no minimum. */
const GOODS: readonly Product[] = [
  aProduct({ id: 1, price: 59_000, categories: [10] }),
  aProduct({ id: 2, name: 'Ролл', price: 10_000, categories: [21] }),
  aProduct({ id: 3, name: 'Вода', price: 5_000, categories: [30], excludedFromMinimum: true }),
]

const CATEGORIES = [
  aCategory({ id: 10, name: 'Пицца' }),
  aCategory({ id: 20, name: 'Роллы' }),
  aCategory({ id: 21, name: 'Запечённые', parent: 20 }),
  aCategory({ id: 30, name: 'Напитки' }),
]

type Given = Partial<Omit<PriceInput, 'cart'>> & { readonly cart?: Partial<Cart> }

/** Friday, 6 March 2026, 15:30 in Moscow; a visitor on the site, delivery from warehouse 1. */
export function aPriceInput({ cart, ...over }: Given = {}): PriceInput {
  return {
    cart: { ...EMPTY_CART, ...cart },
    products: byId(GOODS),
    categories: CATEGORIES,
    coupons: [],
    couponUses: new Map(),
    promo: NOTHING_SUMS,
    customer: null,
    delivery: { kind: 'none' },
    deliveryType: 'flat_rate',
    warehouseId: 1,
    device: 'site',
    now: new Date('2026-03-06T12:30:00Z'),
    timeZone: 'Europe/Moscow',
    takeAt: null,
    express: false,
    percentMax: 3_000,
    ...over,
  }
}

export function aContext(given: Given = {}): CouponContext {
  const input = aPriceInput(given)
  return couponContext(priceLines(input.cart.lines, input.products, input.categories), input)
}
