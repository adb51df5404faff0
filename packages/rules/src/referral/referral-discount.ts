import { discountLines } from '../coupon/discount-lines.ts'
import type { ReferralTerms } from '../model/loyalty.ts'
import type { Money } from '../model/money.ts'

/** What a friend's code takes off what coupons left of each line; only a first order has it. */
export function referralDiscount(
  customer: { readonly ordersCount: number; readonly referral: ReferralTerms | null } | null,
  left: readonly Money[],
): Money[] {
  if (!customer?.referral || customer.ordersCount > 0) return left.map(() => 0)
  return discountLines(customer.referral, left)
}
