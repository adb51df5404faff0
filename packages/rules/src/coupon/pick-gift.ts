import type { Cart } from '../model/cart.ts'
import type { Coupon, GiftOffer } from '../model/coupon.ts'
import type { GiftStock } from './gift-stock.ts'

/**
 * The gift the customer chose, else the first one that is there; null when there is none. What the coupon does
 * not offer is never given, whatever the cart says.
 */
export function pickGift(
  coupon: Pick<Coupon, 'id' | 'gifts'>,
  chosen: Cart['gifts'],
  giftStock: GiftStock,
): GiftOffer | null {
  const wish = chosen.find(({ couponId }) => couponId === coupon.id)
  const offers = wish ? coupon.gifts.filter(({ productId }) => productId === wish.productId) : coupon.gifts
  const gift = offers.find(giftStock.isThere) ?? null
  if (gift) giftStock.take(gift)
  return gift
}
