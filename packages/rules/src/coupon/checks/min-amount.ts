import { eligibleSum } from '../cart-facts.ts'
import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const minAmount: CouponCheck = (coupon, { cart }) => {
  const { minimumAmount, maximumAmount } = coupon
  if (minimumAmount === 0 && maximumAmount === 0) return OK
  const sum = eligibleSum(coupon, cart)
  return sum > minimumAmount ? OK : refused('min_amount', { missing: minimumAmount - sum })
}
