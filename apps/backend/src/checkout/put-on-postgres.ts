import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import { lifetime } from './idempotency.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'
import { LOCKED_IN_ORDER, type StockLeft, unitLists } from './stock-ledger.ts'

/**
 * One statement, all or nothing even without a transaction around it: only when the shelf is as it was thought and
 * all goods are held is the key claimed, and only then is anything else written. Rows travel as JSON, so that the text does not depend on their number.
 */
const PUT = `
  with held as (${LOCKED_IN_ORDER}),
  shelf as (
    select (select count(*) from held where quantity >= count) = ?::bigint
    and (select count(*) from stock where warehouse_id = ?::bigint and product_id = any(?::bigint[])) = ?::bigint as fits
  ),
  claimed as (
    insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)
    select 'order', ?, ?, ?, ?::bigint, '', ?::bigint from shelf where fits
    on conflict (scope, owner, key) do update
    set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = excluded.created_at
    where idempotency_keys.created_at <= ?::bigint
    returning order_id
  ),
  taken as (
    update stock set quantity = stock.quantity - held.count from held
    where exists (select 1 from claimed) and stock.warehouse_id = ?::bigint
    and stock.product_id = held.product_id and stock.variation_id = held.variation_id
    returning stock.product_id, stock.variation_id, stock.quantity
  ),
  placed as (
    insert into orders select written.* from claimed, jsonb_populate_record(null::orders, ?::jsonb) as written
  ),
  detailed as (
    insert into order_lines
    select written.* from claimed, jsonb_populate_recordset(null::order_lines, ?::jsonb) as written
  ),
  begun as (
    insert into order_history (order_id, status, actor, at) select order_id, ?, 'customer', ?::bigint from claimed
  ),
  due as (
    insert into payments
    select written.* from claimed, jsonb_populate_recordset(null::payments, ?::jsonb) as written
  )
  select (select fits from shelf) as fits, (select count(*) from claimed) as claimed,
    (select coalesce(json_agg(taken), '[]') from taken) as left`

interface Answer {
  readonly fits: boolean
  readonly claimed: number
  readonly left: readonly StockLeft[]
}

export async function putOnPostgres(sql: Sql, put: PutOrder): Promise<PutAnswer> {
  const { id, number, order, placement } = put
  const { row, details, lines, units, shelf } = order
  const { owner, key, fingerprint } = placement.key
  const { at, expired } = lifetime(placement.now)
  const [answer] = await runText<Answer>('postgres', sql, PUT, [
    ...unitLists(units),
    row.warehouse_id,
    units.length,
    row.warehouse_id,
    shelf.map(({ productId }) => productId),
    shelf.reduce((sum, { remainders }) => sum + remainders, 0),
    owner,
    key,
    fingerprint,
    id,
    at,
    expired,
    row.warehouse_id,
    JSON.stringify({ id, number, ...row, body: JSON.stringify(details) }),
    JSON.stringify(lines.map((line) => ({ order_id: id, ...line }))),
    row.status,
    row.created_at,
    JSON.stringify(placement.payment ? [{ ...placement.payment, order_id: id }] : []),
  ])
  if (!answer) throw new Error('The database answered nothing to a placement')
  if (!answer.fits) return 'short'
  return answer.claimed === 0 ? 'repeated' : answer.left
}
