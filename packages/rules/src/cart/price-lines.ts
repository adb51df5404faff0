import type { CartLine } from '../model/cart.ts'
import type { Category } from '../model/category.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'
import { categoryLineage } from './category-lineage.ts'
import { freeExtras } from './free-extras.ts'
import { lineKey } from './line-key.ts'
import { type PricedSupplement, priceSupplements } from './supplements-price.ts'
import { linePrice, unitPrice } from './unit-price.ts'

/** A line with its price before coupons. */
export interface PricedLine {
  readonly key: string
  readonly productId: number
  readonly variationId: number | null
  readonly name: string
  readonly variationName: string
  readonly count: number
  /** How many of the count are free extras. */
  readonly freeCount: number
  readonly supplements: readonly PricedSupplement[]
  /** Of one unit; of 1000 units of weight for kg goods. */
  readonly unitPrice: Money
  readonly subtotal: Money
  readonly product: Product
}

/** Lines of products that are not known any more are left out. */
export function priceLines(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, Product>,
  categories: readonly Category[],
): PricedLine[] {
  const free = freeExtras(lines, products, categoryLineage(categories))
  return lines.flatMap((line, index) => {
    const product = products.get(line.productId)
    return product ? priceLine(line, product, free[index] as number) : []
  })
}

function priceLine(line: CartLine, product: Product, freeCount: number): PricedLine {
  return {
    key: lineKey(line),
    productId: line.productId,
    variationId: line.variationId,
    name: product.name,
    variationName: product.variations.find(({ id }) => id === line.variationId)?.name ?? '',
    count: line.count,
    freeCount,
    supplements: priceSupplements(product, line.supplements),
    unitPrice: unitPrice(product, line),
    subtotal: linePrice(product, line, line.count - freeCount),
    product,
  }
}
