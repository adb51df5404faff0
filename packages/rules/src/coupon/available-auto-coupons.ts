import type { Coupon } from '../model/coupon.ts'
import { isEligible } from './check-coupon.ts'
import type { CouponContext } from './coupon-context.ts'
import { visibleCoupons } from './visible-coupons.ts'

/** The automatic coupons that this cart may have right now, by id. */
export function availableAutoCoupons(coupons: readonly Coupon[], context: CouponContext): Coupon[] {
  return visibleCoupons(coupons, context.customer)
    .filter((coupon) => coupon.autoApply && isEligible(coupon, context))
    .sort((a, b) => a.id - b.id)
}
