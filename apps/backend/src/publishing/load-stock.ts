import type { StockEntry } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'

/** The counted remainders of all products, or of those asked for. */
export async function loadStock(
  sql: Sql,
  productIds?: readonly number[],
): Promise<Map<number, StockEntry[]>> {
  const query = sql
    .selectFrom('stock')
    .selectAll()
    .orderBy('product_id')
    .orderBy('warehouse_id')
    .orderBy('variation_id')
  const rows = await (productIds ? query.where('product_id', 'in', productIds) : query).execute()
  const stock = new Map<number, StockEntry[]>()
  for (const row of rows) {
    const entry = {
      warehouseId: row.warehouse_id,
      variationId: row.variation_id === 0 ? null : row.variation_id,
      quantity: row.quantity,
    }
    const entries = stock.get(row.product_id)
    if (entries) entries.push(entry)
    else stock.set(row.product_id, [entry])
  }
  return stock
}
