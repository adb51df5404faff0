import { type CouponCheck, OK, refused } from '../check-answer.ts'

/** Visitors pass: who they are is known only once they log in, and then it is asked again. */
export const firstPurchase: CouponCheck = (coupon, { customer }) =>
  coupon.firstPurchaseOnly && customer !== null && customer.ordersCount > 0 ? refused('first_purchase') : OK
