import { lineKey } from '../cart/line-key.ts'
import type { CouponOutcome } from '../coupon/apply-coupons.ts'
import type { Product } from '../model/product.ts'
import type { QuotedLine } from './cart-price.ts'

/** The gifts of applied coupons as lines of their own, at the price that the coupon names. */
export function giftLines(
  outcomes: readonly CouponOutcome[],
  products: ReadonlyMap<number, Product>,
): QuotedLine[] {
  const lines: QuotedLine[] = []
  for (const { id, gift } of outcomes) {
    const product = gift && products.get(gift.productId)
    if (!product) continue
    const { productId, variationId, quantity, price } = gift
    lines.push({
      key: `gift ${id}: ${lineKey({ productId, variationId, supplements: [] })}`,
      productId,
      variationId,
      name: product.name,
      variationName: product.variations.find((variation) => variation.id === variationId)?.name ?? '',
      count: quantity,
      freeCount: 0,
      supplements: [],
      unitPrice: price,
      subtotal: price * quantity,
      product,
      discount: 0,
      total: price * quantity,
      gift: true,
      couponId: id,
    })
  }
  return lines
}
