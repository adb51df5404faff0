import { type CouponCheck, OK, refused } from '../check-answer.ts'

/** Neither restriction: any type. Otherwise only the named ones, and a table in the hall is neither. */
export const deliveryType: CouponCheck = ({ pickupOnly, deliveryOnly }, context) => {
  const allowed =
    (!pickupOnly && !deliveryOnly) ||
    (pickupOnly && context.deliveryType === 'local_pickup') ||
    (deliveryOnly && context.deliveryType === 'flat_rate')
  return allowed ? OK : refused('wrong_delivery_type')
}
