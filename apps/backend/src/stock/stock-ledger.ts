import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import type { SqliteConnection } from '../database/sqlite/sqlite-connection.ts'

/** Units of one counted remainder; `variationId` 0 is the product's own. */
export interface Units {
  readonly productId: number
  readonly variationId: number
  readonly count: number
}

/** Lines of the same goods take from their remainder together. */
export function together(units: readonly Units[]): Units[] {
  const sums = new Map<string, Units>()
  for (const one of units) {
    const key = `${one.productId}/${one.variationId}`
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

/** How many remainders of a product are counted at the warehouse. */
export interface ExpectedStock {
  readonly productId: number
  readonly remainders: number
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
const LOCKED_IN_ORDER = `
  select held.product_id, held.variation_id, wanted.count
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
  const returned: StockLeft[] = []
  for (const { productId, variationId, count } of units) {
    const values = [count, productId, variationId, warehouseId]
    returned.push(...(await runText<StockLeft>(engine, sql, RETURN_ONE, values)))
  }
  return returned
}

const RETURN = `
  update stock set quantity = stock.quantity + v.count from (${LOCKED_IN_ORDER}) as v
  where stock.warehouse_id = ? and stock.product_id = v.product_id and stock.variation_id = v.variation_id
  returning stock.product_id, stock.variation_id, stock.quantity`

const REMAINDER = 'product_id = ? and variation_id = ? and warehouse_id = ?'
const RETURN_ONE = `
  update stock set quantity = quantity + ? where ${REMAINDER} returning product_id, variation_id, quantity`
type Remainder = readonly [productId: number, variationId: number, quantity: number]
const looks = new Map<number, string>()
const TAKE_ONE = `update stock set quantity = quantity - ? where ${REMAINDER}`

/** What is left after the units are taken; null, and the caller rolls back, when the stock is not as it was expected. */
export function takeOnSqlite(
  connection: SqliteConnection,
  warehouseId: number,
  { units, expected }: { readonly units: readonly Units[]; readonly expected: readonly ExpectedStock[] },
): StockLeft[] | null {
  const rows = connection.lists<Remainder>(look(expected.length), [
    warehouseId,
    ...expected.map(({ productId }) => productId),
  ])
  const isAsThought = ({ productId, remainders }: ExpectedStock) =>
    rows.reduce((sum, [product]) => (product === productId ? sum + 1 : sum), 0) === remainders
  if (!expected.every(isAsThought)) return null
  const left: StockLeft[] = []
  for (const { productId, variationId, count } of units) {
    const held = rows.find(([product, variation]) => product === productId && variation === variationId)
    const quantity = (held?.[2] ?? 0) - count
    if (quantity < 0) return null
    connection.change({ text: TAKE_ONE, values: [count, productId, variationId, warehouseId] })
    left.push({ product_id: productId, variation_id: variationId, quantity })
  }
  return left
}

function look(products: number): string {
  const known = looks.get(products)
  if (known) return known
  const marks = new Array(products).fill('?').join()
  const text = `select product_id, variation_id, quantity from stock where warehouse_id = ? and product_id in (${marks})`
  looks.set(products, text)
  return text
}
