import { takeDiscount } from '../coupon/take-discount.ts'
import type { ReferralTerms } from '../model/loyalty.ts'
import type { Money } from '../model/money.ts'

/** Takes a friend's discount off what coupons have left of each line, and tells how much; only a first order has it. */
export function takeReferral(
  customer: { readonly ordersCount: number; readonly referral: ReferralTerms | null } | null,
  left: Money[],
): Money {
  if (!customer?.referral || customer.ordersCount > 0) return 0
  return takeDiscount(customer.referral, left, [...left.keys()])
}
