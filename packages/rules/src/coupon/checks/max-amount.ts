import { eligibleSum } from '../cart-facts.ts'
import { type CouponCheck, OK, refused } from '../check-answer.ts'

/** A maximum that is not above the minimum is no maximum. */
export const maxAmount: CouponCheck = (coupon, { cart }) =>
  coupon.maximumAmount <= coupon.minimumAmount || eligibleSum(coupon, cart) < coupon.maximumAmount
    ? OK
    : refused('max_amount')
