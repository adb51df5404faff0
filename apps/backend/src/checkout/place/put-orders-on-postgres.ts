import type { Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'
import { countsTogether } from '../../guests/guest-count.ts'
import { placedEvent } from '../../orders/board-event.ts'
import { together, unitLists } from '../../stock/stock-ledger.ts'
import { LIFETIME_MS } from './placement-key.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'

const DIVISION_BY_ZERO = '22012'

/**
 * Orders from one warehouse in one statement, all of them or none even without a transaction around it: only when the
 * stock is as it was expected and all goods are held are visitors counted, only when each count had room are the keys
 * claimed, and only when all are is anything else written. What was counted or claimed in vain is taken back by the
 * fault that the division raises. All remainders of the goods are locked, in one order by everybody, or two statements
 * would wait for each other for ever. Rows travel as JSON, so that the text does not depend on their number.
 * A visitor's key is counted, not looked for by `not exists`: that was planned as a join while the table was small, kept as
 * the statement's plan, and read the whole table for each order from then on.
 */
const PUT_ORDERS = `
  with held as (
    select stock.product_id, stock.variation_id, stock.quantity, wanted.count
    from stock left join unnest(?::bigint[], ?::bigint[], ?::bigint[]) as wanted (product, variation, count)
    on stock.product_id = wanted.product and stock.variation_id = wanted.variation
    where stock.product_id = any(?::bigint[]) and stock.warehouse_id = ?::bigint
    order by stock.product_id, stock.variation_id
    for update of stock
  ),
  stock_check as (
    select count(*) = ?::bigint and count(*) filter (where quantity >= count) = ?::bigint as fits from held
  ),
  counted as (
    insert into guest_order_counts (bucket, window_at, orders, most)
    select wish.bucket, wish.window_at, wish.orders, wish.most
    from stock_check, unnest(?::text[], ?::bigint[], ?::int[], ?::int[]) as wish (bucket, window_at, orders, most)
    where fits and wish.orders <= wish.most
    order by wish.bucket
    on conflict (bucket, window_at) do update
    set orders = guest_order_counts.orders + excluded.orders, most = excluded.most
    where guest_order_counts.orders + excluded.orders <= excluded.most
    returning bucket
  ),
  tally as (
    select count(*) = ?::bigint as has_room from counted
  ),
  claimed as (
    insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)
    select 'order', wish.owner, wish.key, wish.fingerprint, wish.order_id, '', wish.created_at
    from stock_check, tally, unnest(?::text[], ?::text[], ?::text[], ?::bigint[], ?::bigint[])
      as wish (owner, key, fingerprint, order_id, created_at)
    where fits and has_room and (
      select count(*) from idempotency_keys as visitors where visitors.scope = 'order' and visitors.owner = ''
      and visitors.key = wish.key and visitors.created_at > wish.created_at - ${LIFETIME_MS}
    ) = 0
    on conflict (scope, owner, key) do update
    set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = excluded.created_at
    where idempotency_keys.created_at <= excluded.created_at - ${LIFETIME_MS}
    returning order_id
  ),
  claims as (
    select count(*) = ?::bigint as whole, count(*) > 0 or ?::bigint > 0 as has_begun from claimed
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
  told as (
    insert into realtime_events (channel, event, data, created_at)
    select ?::text, ?::text, ?::text, ?::bigint from claims where whole
  ),
  due as (
    insert into payments
    select written.* from claims, json_populate_recordset(null::payments, ?::json) as written where whole
  )
  select fits, whole, 1 / (case when fits and has_begun and not whole then 0 else 1 end) as kept,
    taken.product_id, taken.variation_id, taken.quantity
  from stock_check cross join claims left join taken on true`

/** One for each remainder that was taken, and one where there is none. */
interface Answer {
  readonly fits: boolean
  readonly whole: boolean
  readonly product_id: number | null
  readonly variation_id: number
  readonly quantity: number
}

/** Of several, a refusal says only that they cannot be put together: each is then put by itself. */
export async function putOrdersOnPostgres(sql: Sql, batch: readonly PutOrder[]): Promise<PutAnswer> {
  const [one] = batch
  const expected = expectedOf(batch)
  if (!one || !expected) return 'short'
  const { warehouse_id } = one.order.row
  const units = together(batch.flatMap(({ order }) => order.units))
  const counts = countsTogether(batch.flatMap(({ placement }) => placement.counts))
  const rows = batch.map(({ order }) => order.row)
  const ids = rows.map(({ id }) => id)
  const keys = batch.map(({ placement }) => placement.key)
  const values = [
    ...unitLists(units),
    [...expected.keys()],
    warehouse_id,
    [...expected.values()].reduce((sum, remainders) => sum + remainders, 0),
    units.length,
    ...counts,
    counts[0].length,
    keys.map(({ owner }) => owner),
    keys.map(({ key }) => key),
    keys.map(({ fingerprint }) => fingerprint),
    ids,
    batch.map(({ placement }) => placement.now.getTime()),
    batch.length,
    counts[0].length,
    warehouse_id,
    JSON.stringify(rows),
    JSON.stringify(batch.flatMap(({ order }) => order.lines)),
    ids,
    rows.map(({ status }) => status),
    rows.map(({ created_at }) => created_at),
    ...eventOf(batch),
    JSON.stringify(
      batch.flatMap(({ order, placement: { payment } }) =>
        payment ? { order_id: order.row.id, ...payment } : [],
      ),
    ),
  ]
  const answers = await runText<Answer>('postgres', sql, PUT_ORDERS, values).catch((fault) => {
    if (fault instanceof Error && 'code' in fault && fault.code === DIVISION_BY_ZERO) return null
    throw fault
  })
  if (!answers) return 'limited'
  if (!answers[0]?.fits) return 'short'
  if (!answers[0].whole) return 'repeated'
  return answers.flatMap(({ product_id, variation_id, quantity }) =>
    product_id === null ? [] : { product_id, variation_id, quantity },
  )
}

/** In the order of its columns. */
function eventOf(batch: readonly PutOrder[]): readonly [string, string, string, number] {
  const { channel, event, data } = placedEvent(
    batch.map(({ order, placement }) => ({ ...order.row, isNew: placement.rings })),
  )
  return [channel, event, JSON.stringify(data), batch[0]?.placement.now.getTime() ?? 0]
}

/** How many remainders each product has; null when two orders saw a different number. */
function expectedOf(batch: readonly PutOrder[]): ReadonlyMap<number, number> | null {
  const expected = new Map<number, number>()
  for (const { order } of batch)
    for (const { productId, remainders } of order.expected) {
      if ((expected.get(productId) ?? remainders) !== remainders) return null
      expected.set(productId, remainders)
    }
  return expected
}
