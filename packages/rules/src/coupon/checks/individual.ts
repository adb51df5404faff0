import { belongsTo } from '../belongs-to.ts'
import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const individual: CouponCheck = (coupon, { customer }) =>
  belongsTo(coupon, customer) ? OK : refused('individual')
