import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const categories: CouponCheck = ({ categoryIds }, { cart }) =>
  categoryIds.length === 0 || categoryIds.some((id) => cart.byCategory.has(id)) ? OK : refused('categories')
