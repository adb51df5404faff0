import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'

/** Units of one counted remainder; `variationId` 0 is the product's own. */
export interface Units {
  readonly productId: number
  readonly variationId: number
  readonly count: number
}

export interface StockLeft {
  readonly product_id: number
  readonly variation_id: number
  readonly quantity: number
}

/**
 * Takes the units if all of them are there; null, and the caller rolls back, if not. Remainders are locked in one
 * order by everybody: two orders for the same goods must not wait for each other.
 */
export async function takeStock(
  engine: Engine,
  sql: Sql,
  warehouseId: number,
  units: readonly Units[],
): Promise<readonly StockLeft[] | null> {
  if (units.length === 0) return []
  const left = await changeStock(engine, sql, warehouseId, units, {
    sign: '-',
    guard: 'and stock.quantity >= v.count',
  })
  return left.length === units.length ? left : null
}

/** Puts units back; a remainder that is not counted any more is left alone. */
export async function returnStock(
  engine: Engine,
  sql: Sql,
  warehouseId: number,
  units: readonly Units[],
): Promise<readonly StockLeft[]> {
  if (units.length === 0) return []
  return changeStock(engine, sql, warehouseId, units, { sign: '+', guard: '' })
}

interface Change {
  readonly sign: '+' | '-'
  readonly guard: string
}

function changeStock(
  engine: Engine,
  sql: Sql,
  warehouseId: number,
  units: readonly Units[],
  { sign, guard }: Change,
): Promise<readonly StockLeft[]> {
  const text = (source: string) => `
    update stock set quantity = stock.quantity ${sign} v.count
    from (${source}) as v
    where stock.warehouse_id = ? and stock.product_id = v.product and stock.variation_id = v.variation ${guard}
    returning stock.product_id, stock.variation_id, stock.quantity`
  if (engine === 'postgres') {
    const columns = [
      units.map((one) => one.productId),
      units.map((one) => one.variationId),
      units.map((one) => one.count),
    ]
    return runText(engine, sql, text(LOCKED_IN_ORDER), [...columns, warehouseId, warehouseId])
  }
  const rows = units.map(() => '(?, ?, ?)').join()
  const source = `select column1 as product, column2 as variation, column3 as count from (values ${rows})`
  const values = units.flatMap((one) => [one.productId, one.variationId, one.count])
  return runText(engine, sql, text(source), [...values, warehouseId])
}

const LOCKED_IN_ORDER = `
  select wanted.* from unnest(?::bigint[], ?::bigint[], ?::bigint[]) as wanted (product, variation, count)
  join stock as held on held.product_id = wanted.product and held.variation_id = wanted.variation
  where held.warehouse_id = ?
  order by held.product_id, held.variation_id
  for update of held`
