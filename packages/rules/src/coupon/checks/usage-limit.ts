import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const usageLimit: CouponCheck = (coupon, { customer, couponUses }) =>
  isReached(coupon.usageLimit, couponUses.get(coupon.id)) ||
  isReached(coupon.usageLimitPerUser, customer?.couponUses.get(coupon.id))
    ? refused('usage_limit')
    : OK

// WooCommerce writes "unlimited" as 0 as well as nothing.
function isReached(limit: number | null, uses = 0): boolean {
  const most = limit ?? 0
  return most > 0 && uses >= most
}
