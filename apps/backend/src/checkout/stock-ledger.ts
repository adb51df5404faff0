import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText, type Statement } from '../database/run-text.ts'

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

/** Units as three lists, as PostgreSQL takes them. */
export function unitLists(units: readonly Units[]): [number[], number[], number[]] {
  return [
    units.map((one) => one.productId),
    units.map((one) => one.variationId),
    units.map((one) => one.count),
  ]
}

/**
 * Remainders of `?::bigint[]` three times, at the warehouse `?`. They are locked in one order by everybody: two
 * orders for the same goods must not wait for each other.
 */
export const LOCKED_IN_ORDER = `
  select held.product_id, held.variation_id, held.quantity, wanted.count
  from unnest(?::bigint[], ?::bigint[], ?::bigint[]) as wanted (product, variation, count)
  join stock as held on held.product_id = wanted.product and held.variation_id = wanted.variation
  where held.warehouse_id = ?
  order by held.product_id, held.variation_id
  for update of held`

/** Puts units back; a remainder that is not counted any more is left alone. */
export async function returnStock(
  engine: Engine,
  sql: Sql,
  warehouseId: number,
  units: readonly Units[],
): Promise<readonly StockLeft[]> {
  if (units.length === 0) return []
  if (engine === 'postgres')
    return runText(engine, sql, RETURN, [...unitLists(units), warehouseId, warehouseId])
  const { text, values } = changeOnSqlite(warehouseId, units, '+')
  return runText(engine, sql, text, values)
}

const RETURN = `
  update stock set quantity = stock.quantity + v.count from (${LOCKED_IN_ORDER}) as v
  where stock.warehouse_id = ? and stock.product_id = v.product_id and stock.variation_id = v.variation_id
  returning stock.product_id, stock.variation_id, stock.quantity`

/** Takes the units of which enough is left; whoever gets fewer rows back than he asked for rolls back. */
export function takeOnSqlite(warehouseId: number, units: readonly Units[]): Statement {
  return changeOnSqlite(warehouseId, units, '-')
}

const texts = new Map<string, string>()

function changeOnSqlite(warehouseId: number, units: readonly Units[], sign: '+' | '-'): Statement {
  const name = `${sign}${units.length}`
  const text = texts.get(name) ?? changeText(units.length, sign)
  texts.set(name, text)
  const values: number[] = []
  for (const { productId, variationId, count } of units) values.push(productId, variationId, count)
  values.push(warehouseId)
  return { text, values }
}

function changeText(units: number, sign: '+' | '-'): string {
  const rows = Array.from({ length: units }, () => '(?, ?, ?)').join()
  return `
    update stock set quantity = stock.quantity ${sign} v.column3 from (values ${rows}) as v
    where stock.product_id = v.column1 and stock.variation_id = v.column2 and stock.warehouse_id = ?
    ${sign === '-' ? 'and stock.quantity >= v.column3' : ''}
    returning stock.product_id, stock.variation_id, stock.quantity`
}
