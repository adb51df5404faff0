import type { Sql } from '../database/database.ts'
import type { StockLeft, Units } from './stock-ledger.ts'

/**
 * Takes what was used up whether or not it was counted: a dish that is made again is made of something. What there is
 * less of than was used is used up. Answers what nothing is left of now; a remainder that is not counted is left alone.
 */
export async function takeAnyway(sql: Sql, warehouseId: number, units: Units): Promise<readonly StockLeft[]> {
  const { productId, variationId, count } = units
  const held = sql
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('variation_id', '=', variationId)
    .where('warehouse_id', '=', warehouseId)
  const before = await held.executeTakeFirst()
  const left = await sql
    .updateTable('stock')
    .set(({ eb }) => ({
      quantity: eb
        .case()
        .when('quantity', '>', count)
        .then(eb('quantity', '-', count))
        .else(0)
        .end(),
    }))
    .where('product_id', '=', productId)
    .where('variation_id', '=', variationId)
    .where('warehouse_id', '=', warehouseId)
    .returning(['product_id', 'variation_id', 'quantity'])
    .execute()
  return left.filter(({ quantity }) => quantity === 0 && before !== undefined && before.quantity > 0)
}
