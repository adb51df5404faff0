import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { isOnDay } from '../time-window.ts'

export const weekday: CouponCheck = (coupon, { now }) => (isOnDay(coupon, now) ? OK : refused('weekday'))
