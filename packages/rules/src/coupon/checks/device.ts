import { type CouponCheck, OK, refused } from '../check-answer.ts'

export const device: CouponCheck = ({ devices }, context) =>
  devices.length === 0 || devices.includes(context.device) ? OK : refused('device')
