import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const products: CouponCheck = ({ productIds }, { cart }) =>
  productIds.length === 0 || productIds.some((id) => cart.byProduct.has(id)) ? OK : refused('products')
