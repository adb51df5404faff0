import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const excludedCategory: CouponCheck = ({ excludedCategoryIds }, { cart }) =>
  excludedCategoryIds.some((id) => cart.byCategory.has(id)) ? refused('excluded_category') : OK
