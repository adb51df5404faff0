import { type CouponCheck, OK, refused } from '../check-answer.ts'

/** A gift that has run out must not be offered and then refused. */
export const gift: CouponCheck = ({ discountType, gifts }, { giftStock }) =>
  discountType !== 'free_gift' || gifts.some(giftStock.isThere) ? OK : refused('products')
