import type { Coupon } from '../model/coupon.ts'
import { belongsTo } from './belongs-to.ts'

/** The coupons a person may see in lists. */
export function visibleCoupons(
  coupons: readonly Coupon[],
  customer: { readonly id: number; readonly ordersCount: number } | null,
): Coupon[] {
  return coupons.filter(
    (coupon) =>
      coupon.shownToUser &&
      belongsTo(coupon, customer) &&
      !(coupon.firstPurchaseOnly && customer !== null && customer.ordersCount > 0),
  )
}
