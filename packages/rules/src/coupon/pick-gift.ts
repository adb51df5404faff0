import { isOrderable } from '../cart/is-orderable.ts'
import { stockPool } from '../cart/stock-pool.ts'
import type { Cart, CartLine } from '../model/cart.ts'
import type { Coupon, GiftOffer } from '../model/coupon.ts'
import type { Product } from '../model/product.ts'

export interface GiftShelf {
  readonly products: ReadonlyMap<number, Product>
  readonly warehouseId: number | null
  /** Units that lines and earlier gifts take, by stock pool. */
  readonly taken: Map<string, number>
}

export function giftShelf(
  lines: readonly Pick<CartLine, 'productId' | 'variationId' | 'count'>[],
  products: ReadonlyMap<number, Product>,
  warehouseId: number | null,
): GiftShelf {
  const shelf: GiftShelf = { products, warehouseId, taken: new Map() }
  for (const { productId, variationId, count } of lines) take(shelf, productId, variationId, count)
  return shelf
}

/**
 * The gift the customer chose, else the first one that is there; null when there is none. What the coupon does
 * not offer is never given, whatever the cart says.
 */
export function pickGift(coupon: Coupon, chosen: Cart['gifts'], shelf: GiftShelf): GiftOffer | null {
  const wish = chosen.find(({ couponId }) => couponId === coupon.id)
  const offers = wish ? coupon.gifts.filter(({ productId }) => productId === wish.productId) : coupon.gifts
  const gift = offers.find((offer) => isThere(offer, shelf)) ?? null
  if (gift) take(shelf, gift.productId, gift.variationId, gift.quantity)
  return gift
}

function isThere({ productId, variationId, quantity }: GiftOffer, shelf: GiftShelf): boolean {
  const product = shelf.products.get(productId)
  if (!product || !isOrderable(product, { variationId, supplements: [] }, shelf.warehouseId)) return false
  const pool = stockPool(product, variationId, shelf.warehouseId)
  return pool === null || pool.quantity - (shelf.taken.get(pool.key) ?? 0) >= quantity
}

function take(shelf: GiftShelf, productId: number, variationId: number | null, count: number): void {
  const product = shelf.products.get(productId)
  const pool = product && stockPool(product, variationId, shelf.warehouseId)
  if (pool) shelf.taken.set(pool.key, (shelf.taken.get(pool.key) ?? 0) + count)
}
