import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { isInHours } from '../time-window.ts'

export const hour: CouponCheck = (coupon, { now }) => (isInHours(coupon, now) ? OK : refused('hour'))
