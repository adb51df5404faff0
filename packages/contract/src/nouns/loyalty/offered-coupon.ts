import type { Coupon, Money, Product } from '@samobranka/rules'
import type { Codec, Domain } from '../../wire/codec.ts'
import { extended } from '../../wire/extended.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { product } from '../catalogue/product.ts'
import { stockOfItem } from './auto-apply.ts'
import { coupon } from './coupon.ts'

/** A coupon that holds for a cart, with what it is worth there and the goods it gives. */
export type OfferedCoupon = Coupon & { readonly discount: Money; readonly giftProducts: readonly Product[] }

/** A coupon's own fields with `discount` and `gift_products` beside them. */
export const offeredCoupon: Codec<OfferedCoupon> = extended(coupon, {
  discount: ['discount', money, 0],
  giftProducts: ['gift_products', list(product), []],
})

export const autoApplyAnswer = noun('AutoApplyAnswer', {
  coupons: ['couponsList', list(offeredCoupon), []],
  stocks: ['stocksList', list(stockOfItem), []],
})
export type AutoApplyAnswer = Domain<typeof autoApplyAnswer>
