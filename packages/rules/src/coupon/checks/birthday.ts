import { type CouponCheck, OK, refused } from '../check-answer.ts'
import { isNearBirthday } from '../near-birthday.ts'

export const birthday: CouponCheck = (coupon, { birth, now }) => {
  if (coupon.birthday === null) return OK
  const { daysBefore, daysAfter } = coupon.birthday
  return birth && isNearBirthday(birth, now, daysBefore, daysAfter) ? OK : refused('birthday')
}
