import { type Coupon, chooseCoupon, chooseGift, keepCoupon, unchooseCoupons } from '@samobranka/rules'
import { cartInput } from '../contents/cart-input.ts'
import { changeCart } from '../contents/cart-store.ts'

/** Takes the coupon, and the gift where one was chosen; lets go of what it may not stand beside. False before the settings are here. */
export function takeDiscount(coupon: Coupon, productId: number | null): boolean {
  const input = cartInput()
  if (!input) return false
  const chosen = chooseCoupon(input.cart, coupon, input.coupons, input.promo)
  const cart = productId === null ? chosen : chooseGift(chosen, coupon.id, productId)
  const bonuses = coupon.autoApply && !input.promo.bonusesWithAutoCoupons ? 0 : cart.bonuses
  changeCart({ ...cart, bonuses })
  return true
}

/** Stays with a code, or a coupon chosen before, that counts already; with the gift where it gives a choice. */
export function stayWithDiscount(couponId: number, productId: number | null): void {
  const input = cartInput()
  if (!input) return
  const kept = keepCoupon(input.cart, couponId)
  changeCart(productId === null ? kept : chooseGift(kept, couponId, productId))
}

/** Lets the coupons go, and their gifts with them. */
export function leaveDiscounts(ids: readonly number[]): void {
  const input = cartInput()
  if (input) changeCart(unchooseCoupons(input.cart, ids))
}
