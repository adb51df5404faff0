import type { Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'
import { countsTogether } from '../../guests/guest-count.ts'
import { type StockLeft, together, unitLists } from '../../stock/stock-ledger.ts'
import { COUNTED_GUESTS } from './counted-guests.ts'
import type { PutOrder } from './put-order.ts'
import { STOCK_CHECK } from './stock-check.ts'

/**
 * Visitors' orders from one warehouse in one statement: all of them or none. Whatever stands in the way of one (goods
 * that are short, a key that has an order, a visitor with enough of them) ends the whole, and each is put by itself: the division raises the fault
 * that takes the claimed keys back.
 */
const putAll = (isCounted: boolean) => `
  with ${STOCK_CHECK},
  ${isCounted ? `${COUNTED_GUESTS},` : ''}
  claimed as (
    insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)
    select 'order', '', wish.key, wish.fingerprint, wish.order_id, '', wish.created_at
    from stock_check${isCounted ? ', tally' : ''},
    unnest(?::text[], ?::text[], ?::bigint[], ?::bigint[]) as wish (key, fingerprint, order_id, created_at)
    where fits${isCounted ? ' and tally.whole' : ''}
    on conflict do nothing
    returning order_id
  ),
  claims as (
    select count(*) = ?::bigint as whole from claimed
  ),
  taken as (
    update stock set quantity = stock.quantity - held.count from claims, held
    where whole and held.count is not null and stock.warehouse_id = ?::bigint
    and stock.product_id = held.product_id and stock.variation_id = held.variation_id
    returning stock.product_id, stock.variation_id, stock.quantity
  ),
  placed as (
    insert into orders
    select written.* from claims, json_populate_recordset(null::orders, ?::json) as written where whole
  ),
  detailed as (
    insert into order_lines
    select written.* from claims, json_populate_recordset(null::order_lines, ?::json) as written where whole
  ),
  begun as (
    insert into order_history (id, order_id, status, actor, at)
    select 1, begin.order_id, begin.status, 'customer', begin.at
    from claims, unnest(?::bigint[], ?::text[], ?::bigint[]) as begin (order_id, status, at) where whole
  ),
  due as (
    insert into payments
    select written.* from claims, json_populate_recordset(null::payments, ?::json) as written where whole
  )
  select fits, 1 / (case when whole or not fits then 1 else 0 end) as is_whole,
    taken.product_id, taken.variation_id, taken.quantity
  from stock_check cross join claims left join taken on true`

const PUT_MANY = putAll(false)
const PUT_MANY_COUNTED = putAll(true)

interface Answer {
  readonly fits: boolean
  readonly product_id: number | null
  readonly variation_id: number
  readonly quantity: number
}

/** What is left of the goods; null, or a fault, when they cannot all be put: nothing of them is. */
export async function putMany(
  sql: Sql,
  warehouseId: number,
  puts: readonly PutOrder[],
): Promise<readonly StockLeft[] | null> {
  const units = together(puts.flatMap(({ order }) => order.units))
  const expected = expectedOf(puts)
  if (!expected) return null
  const counts = countsTogether(puts.flatMap(({ placement }) => placement.counts))
  const isCounted = counts[0].length > 0
  const values = [
    ...unitLists(units),
    [...expected.keys()],
    warehouseId,
    [...expected.values()].reduce((sum, remainders) => sum + remainders, 0),
    units.length,
    ...(isCounted ? [...counts, counts[0].length] : []),
    puts.map(({ placement }) => placement.key.key),
    puts.map(({ placement }) => placement.key.fingerprint),
    puts.map(({ order }) => order.row.id),
    puts.map(({ placement }) => placement.now.getTime()),
    puts.length,
    warehouseId,
    JSON.stringify(puts.map(({ order }) => order.row)),
    JSON.stringify(puts.flatMap(({ order }) => order.lines)),
    puts.map(({ order }) => order.row.id),
    puts.map(({ order }) => order.row.status),
    puts.map(({ order }) => order.row.created_at),
    JSON.stringify(
      puts.flatMap(({ order, placement: { payment } }) =>
        payment ? { order_id: order.row.id, ...payment } : [],
      ),
    ),
  ]
  const answers = await runText<Answer>('postgres', sql, isCounted ? PUT_MANY_COUNTED : PUT_MANY, values)
  if (!answers[0]?.fits) return null
  return answers.flatMap(({ product_id, variation_id, quantity }) =>
    product_id === null ? [] : { product_id, variation_id, quantity },
  )
}

/** How many remainders each product has; null when two orders saw a different number. */
function expectedOf(puts: readonly PutOrder[]): ReadonlyMap<number, number> | null {
  const expected = new Map<number, number>()
  for (const { order } of puts)
    for (const { productId, remainders } of order.expected) {
      if ((expected.get(productId) ?? remainders) !== remainders) return null
      expected.set(productId, remainders)
    }
  return expected
}
