import type { CartLine, Coupon, Product, StockEntry } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { rememberedProducts, rememberProduct } from './remembered-products.ts'

const indexes = new WeakMap<readonly Product[], ReadonlyMap<number, Product>>()

/** Built once for a publication's list. */
export function productsById({ products }: Pick<LocalBusiness, 'products'>): ReadonlyMap<number, Product> {
  const known = indexes.get(products)
  if (known) return known
  const index = new Map(products.map((product) => [product.id, product]))
  indexes.set(products, index)
  return index
}

/** The goods an order may touch: its lines and the gifts of the coupons it may have. */
export function touchedProducts(
  lines: readonly Pick<CartLine, 'productId'>[],
  coupons: readonly Coupon[],
): number[] {
  const ids = new Set(lines.map(({ productId }) => productId))
  for (const { gifts } of coupons) for (const { productId } of gifts) ids.add(productId)
  return [...ids]
}

/** These goods with what is left of them at the warehouse right now. */
export async function liveProducts(
  db: Database,
  local: Pick<LocalBusiness, 'products'>,
  ids: readonly number[],
  warehouseId: number | null,
): Promise<ReadonlyMap<number, Product>> {
  const index = productsById(local)
  const known = ids.flatMap((id) => index.get(id) ?? [])
  if (known.length === 0 || warehouseId === null)
    return new Map(known.map((product) => [product.id, { ...product, stock: [] }]))
  const stock = await stockAt(db, ids, warehouseId)
  const products = new Map<number, Product>()
  for (const product of known) {
    const counted = { ...product, stock: stock.get(product.id) ?? [] }
    products.set(product.id, counted)
    rememberProduct(product, warehouseId, counted)
  }
  return products
}

/** The same without a look at the database; null where there is nothing to go by. */
export function lastSeenProducts(
  local: Pick<LocalBusiness, 'products'>,
  ids: readonly number[],
  warehouseId: number | null,
): ReadonlyMap<number, Product> | null {
  const index = productsById(local)
  return warehouseId === null
    ? null
    : rememberedProducts(
        ids.flatMap((id) => index.get(id) ?? []),
        warehouseId,
      )
}

interface StockRow {
  readonly product_id: number
  readonly variation_id: number
  readonly quantity: number
}

async function stockAt(
  { engine, sql }: Database,
  ids: readonly number[],
  warehouseId: number,
): Promise<Map<number, StockEntry[]>> {
  const marks = ids.map(() => '?').join()
  const text = `select product_id, variation_id, quantity from stock where warehouse_id = ? and product_id in (${marks})`
  const rows = await runText<StockRow>(engine, sql, text, [warehouseId, ...ids])
  const stock = new Map<number, StockEntry[]>()
  for (const { product_id, variation_id, quantity } of rows) {
    const entries = stock.get(product_id) ?? []
    entries.push({ warehouseId, variationId: variation_id === 0 ? null : variation_id, quantity })
    stock.set(product_id, entries)
  }
  return stock
}
