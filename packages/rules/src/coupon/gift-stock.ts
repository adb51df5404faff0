import { isOrderable } from '../cart/is-orderable.ts'
import { type StockPool, stockPool } from '../cart/stock-pool.ts'
import type { CartLine } from '../model/cart.ts'
import type { GiftOffer } from '../model/coupon.ts'
import type { Product } from '../model/product.ts'

/** What gifts can be taken from: the stock that the lines leave. */
export interface GiftStock {
  readonly isThere: (gift: GiftOffer) => boolean
  readonly take: (gift: GiftOffer) => void
  /** Taking from the copy leaves this one as it is. */
  readonly copy: () => GiftStock
}

export function giftStock(
  lines: readonly Pick<CartLine, 'productId' | 'variationId' | 'count'>[],
  products: ReadonlyMap<number, Product>,
  warehouseId: number | null,
): GiftStock {
  const stock = stockLeft(new Map(), products, warehouseId)
  for (const { productId, variationId, count } of lines) {
    stock.take({ productId, variationId, quantity: count })
  }
  return stock
}

function stockLeft(
  taken: Map<string, number>,
  products: ReadonlyMap<number, Product>,
  warehouseId: number | null,
): GiftStock {
  const poolOf = ({ productId, variationId }: GiftOffer): StockPool | null => {
    const product = products.get(productId)
    return product ? stockPool(product, variationId, warehouseId) : null
  }
  const takenOf = ({ key }: StockPool) => taken.get(key) ?? 0
  return {
    isThere: (gift) => {
      const product = products.get(gift.productId)
      const choice = { variationId: gift.variationId, supplements: [] }
      if (!product || !isOrderable(product, choice, warehouseId)) return false
      const pool = poolOf(gift)
      return pool === null || pool.quantity - takenOf(pool) >= gift.quantity
    },
    take: (gift) => {
      const pool = poolOf(gift)
      if (pool) taken.set(pool.key, takenOf(pool) + gift.quantity)
    },
    copy: () => stockLeft(new Map(taken), products, warehouseId),
  }
}
