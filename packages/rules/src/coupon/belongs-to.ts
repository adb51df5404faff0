import type { Coupon } from '../model/coupon.ts'

/** A personal coupon belongs to the customers it lists, and to no visitor; any other belongs to everybody. */
export function belongsTo(
  coupon: Pick<Coupon, 'individual' | 'allowedUsers'>,
  customer: { readonly id: number } | null,
): boolean {
  return !coupon.individual || (customer !== null && coupon.allowedUsers.includes(customer.id))
}
