import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { isInHours } from '../time-window.ts'

export const deliveryHour: CouponCheck = (coupon, { takeAt }) =>
  takeAt === null || isInHours(coupon, takeAt) ? OK : refused('delivery_hour')
