import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { missingUnits } from '../missing-units.ts'

export const categoryQuantity: CouponCheck = ({ categoryRules }, { cart }) => {
  const missingCount = missingUnits(categoryRules, cart.byCategory, cart)
  return missingCount === 0 ? OK : refused('category_quantity', { missingCount })
}
