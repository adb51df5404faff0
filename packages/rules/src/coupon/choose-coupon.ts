import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { type CouponKind, mayCombine } from './may-combine.ts'

type Choices = Pick<Cart, 'coupons' | 'gifts' | 'promocode'>
type Chosen = Pick<Coupon, 'id' | 'autoApply'>

/** Takes the coupon and lets go of what it may not stand beside: this is the customer's own choice. */
export function chooseCoupon<T extends Choices>(
  cart: T,
  coupon: Chosen,
  coupons: readonly Chosen[],
  settings: PromoSettings,
): T {
  const auto = new Set(coupons.filter(({ autoApply }) => autoApply).map(({ id }) => id))
  const kind = kindOf(coupon.autoApply)
  const rivals = cart.coupons.filter((id) => !mayCombine(kind, kindOf(auto.has(id)), settings))
  const left = unchooseCoupons(
    cart,
    rivals.filter((id) => id !== coupon.id),
  )
  return {
    ...left,
    coupons: [...left.coupons.filter((id) => id !== coupon.id), coupon.id],
    promocode: mayCombine(kind, 'promo', settings) ? cart.promocode : null,
  }
}

/** Takes the coupons out of the cart, and the gifts they gave. */
export function unchooseCoupons<T extends Choices>(cart: T, ids: readonly number[]): T {
  return {
    ...cart,
    coupons: cart.coupons.filter((id) => !ids.includes(id)),
    gifts: cart.gifts.filter(({ couponId }) => !ids.includes(couponId)),
  }
}

/** The gift the customer wants from the coupon, instead of the one wished for before. */
export function chooseGift<T extends Choices>(cart: T, couponId: number, productId: number): T {
  const others = cart.gifts.filter((gift) => gift.couponId !== couponId)
  return { ...cart, gifts: [...others, { couponId, productId }] }
}

function kindOf(autoApply: boolean): CouponKind {
  return autoApply ? 'auto' : 'chosen'
}
