import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { missingUnits } from '../missing-units.ts'

export const productQuantity: CouponCheck = ({ productRules }, { cart }) => {
  const missingCount = missingUnits(productRules, cart.byProduct, cart)
  return missingCount === 0 ? OK : refused('product_quantity', { missingCount })
}
