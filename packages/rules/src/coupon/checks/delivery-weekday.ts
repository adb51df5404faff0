import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { isOnDay } from '../time-window.ts'

export const deliveryWeekday: CouponCheck = (coupon, { takeAt }) =>
  takeAt === null || isOnDay(coupon, takeAt) ? OK : refused('delivery_weekday')
