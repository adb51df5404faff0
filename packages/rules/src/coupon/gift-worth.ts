import { linePrice } from '../cart/unit-price.ts'
import type { Coupon, GiftOffer } from '../model/coupon.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'

/** What the gift saves: its own price less what the coupon asks for it. */
export function giftWorth(
  { amount }: Pick<Coupon, 'amount'>,
  { variationId, quantity }: GiftOffer,
  product: Product,
): Money {
  return Math.max(0, linePrice(product, { variationId, supplements: [] }, quantity) - amount * quantity)
}
