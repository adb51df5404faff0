import { type CouponCheck, OK, refused } from '../check-answer.ts'

/** A gift that has run out must not be offered and then refused. */
export const gift: CouponCheck = ({ discountType, gifts }, { shelf }) =>
  discountType !== 'free_gift' || gifts.some(shelf.isThere) ? OK : refused('products')
