import type { Cart } from '../model/cart.ts'
import type { Coupon, PromoSettings } from '../model/coupon.ts'
import { type CouponKind, mayCombine } from './may-combine.ts'

type Choices = Pick<Cart, 'coupons' | 'picked' | 'gifts' | 'promocode'>
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
    picked: pickedWith(left, coupon.id),
    promocode: mayCombine(kind, 'promo', settings) ? cart.promocode : null,
  }
}

/** The customer stays with a coupon that counts already, instead of what was offered beside it. */
export function keepCoupon<T extends Choices>(cart: T, id: number): T {
  return { ...cart, picked: pickedWith(cart, id) }
}

/** Takes the coupons out of the cart, and the gifts they gave. */
export function unchooseCoupons<T extends Choices>(cart: T, ids: readonly number[]): T {
  return {
    ...cart,
    coupons: cart.coupons.filter((id) => !ids.includes(id)),
    picked: cart.picked.filter((id) => !ids.includes(id)),
    gifts: cart.gifts.filter(({ couponId }) => !ids.includes(couponId)),
  }
}

/** The gift the customer wants from the coupon, instead of the one wished for before. */
export function chooseGift<T extends Choices>(cart: T, couponId: number, productId: number): T {
  const others = cart.gifts.filter((gift) => gift.couponId !== couponId)
  return { ...cart, gifts: [...others, { couponId, productId }] }
}

function pickedWith({ picked }: Choices, id: number): number[] {
  return [...picked.filter((one) => one !== id), id]
}

function kindOf(autoApply: boolean): CouponKind {
  return autoApply ? 'auto' : 'chosen'
}
