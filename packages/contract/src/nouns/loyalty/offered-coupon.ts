import type { Coupon, Money, Product } from '@samobranka/rules'
import { type Codec, codecOf, type Domain, runPart, runWhole } from '../../wire/codec.ts'
import { isObject } from '../../wire/json.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { product } from '../catalogue/product.ts'
import { stockOfItem } from './auto-apply.ts'
import { coupon } from './coupon.ts'

/** A coupon that holds for a cart, with what it is worth there and the goods it gives. */
export type OfferedCoupon = Coupon & { readonly discount: Money; readonly giftProducts: readonly Product[] }

const giftProducts = list(product)

/** A coupon's own fields with `discount` and `gift_products` beside them. */
export const offeredCoupon: Codec<OfferedCoupon> = codecOf<OfferedCoupon>(
  (payload, context) => {
    const wire = payload.value
    const own = runWhole(coupon, wire, payload, context)
    if (!isObject(wire) || !isObject(own)) return own
    const discount = runPart(money, wire.discount, 'discount', payload, context) ?? 0
    const gifts = runPart(giftProducts, wire.gift_products, 'gift_products', payload, context) ?? []
    return { ...own, discount, giftProducts: gifts }
  },
  (payload, context) => {
    const value = payload.value as OfferedCoupon
    return {
      ...(runWhole(coupon, value, payload, context) as object),
      discount: runPart(money, value.discount, 'discount', payload, context),
      gift_products: runPart(giftProducts, value.giftProducts, 'gift_products', payload, context),
    }
  },
  (writer) => {
    const own = writer.open(coupon)
    const more = { discount: writer.of(money), gift_products: writer.of(giftProducts) }
    return { ...own, properties: { ...(own.properties as object), ...more } }
  },
)

export const autoApplyAnswer = noun('AutoApplyAnswer', {
  coupons: ['couponsList', list(offeredCoupon), []],
  stocks: ['stocksList', list(stockOfItem), []],
})
export type AutoApplyAnswer = Domain<typeof autoApplyAnswer>
