import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import { HELD_AND_SHELF } from './held-and-shelf.ts'
import { lifetime } from './idempotency.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'
import { type StockLeft, unitLists } from './stock-ledger.ts'

/**
 * One statement, all or nothing even without a transaction around it: only when the shelf is as it was thought and
 * all goods are held is the key claimed, and only then is anything else written. Rows travel as JSON, so that the text
 * does not depend on their number.
 */
const put = (due: string) => `
  with ${HELD_AND_SHELF},
  claimed as (
    insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)
    select 'order', ?, ?, ?, ?::bigint, '', ?::bigint from shelf where fits and not exists (
      select 1 from idempotency_keys where scope = 'order' and owner = '' and key = ? and created_at > ?::bigint
    )
    on conflict (scope, owner, key) do update
    set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = excluded.created_at
    where idempotency_keys.created_at <= ?::bigint
    returning order_id
  ),
  taken as (
    update stock set quantity = stock.quantity - held.count from claimed, held
    where held.count is not null and stock.warehouse_id = ?::bigint
    and stock.product_id = held.product_id and stock.variation_id = held.variation_id
    returning stock.product_id, stock.variation_id, stock.quantity
  ),
  placed as (
    insert into orders select written.* from claimed, json_populate_record(null::orders, ?::json) as written
  ),
  detailed as (
    insert into order_lines
    select written.* from claimed, json_populate_recordset(null::order_lines, ?::json) as written
  ),
  begun as (
    insert into order_history (id, order_id, status, actor, at)
    select 1, order_id, ?, 'customer', ?::bigint from claimed
  )${due}
  select fits, claimed.order_id, taken.product_id, taken.variation_id, taken.quantity
  from shelf left join claimed on true left join taken on true`

const PUT = put('')
const PUT_UNPAID = put(`,
  due as (
    insert into payments select written.* from claimed, json_populate_record(null::payments, ?::json) as written
  )`)

/** One for each remainder that was taken, and one where there is none. */
interface Answer {
  readonly fits: boolean
  readonly order_id: number | null
  readonly product_id: number | null
  readonly variation_id: number
  readonly quantity: number
}

export async function putOnPostgres(sql: Sql, { order, placement }: PutOrder): Promise<PutAnswer> {
  const { row, lines, units, shelf } = order
  const { owner, key, fingerprint } = placement.key
  const { payment } = placement
  const { at, expired } = lifetime(placement.now)
  const values: unknown[] = [
    ...unitLists(units),
    shelf.map(({ productId }) => productId),
    row.warehouse_id,
    shelf.reduce((sum, { remainders }) => sum + remainders, 0),
    units.length,
    owner,
    key,
    fingerprint,
    row.id,
    at,
    key,
    expired,
    expired,
    row.warehouse_id,
    JSON.stringify(row),
    JSON.stringify(lines),
    row.status,
    row.created_at,
  ]
  if (payment) values.push(JSON.stringify({ order_id: row.id, ...payment }))
  const answers = await runText<Answer>('postgres', sql, payment ? PUT_UNPAID : PUT, values)
  const [first] = answers
  if (!first) throw new Error('The database answered nothing to a placement')
  if (!first.fits) return 'short'
  return first.order_id === null ? 'repeated' : answers.flatMap(leftOf)
}

function leftOf({ product_id, variation_id, quantity }: Answer): StockLeft[] {
  return product_id === null ? [] : [{ product_id, variation_id, quantity }]
}
