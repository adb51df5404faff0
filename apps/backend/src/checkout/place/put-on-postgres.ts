import type { Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'
import { countsTogether } from '../../guests/guest-count.ts'
import { type StockLeft, unitLists } from '../../stock/stock-ledger.ts'
import { COUNTED_GUESTS } from './counted-guests.ts'
import { lifetime } from './placement-key.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'
import { STOCK_CHECK } from './stock-check.ts'

const DUE = `,
  due as (
    insert into payments select written.* from claimed, json_populate_record(null::payments, ?::json) as written
  )`
/** A count without an order is taken back by the fault that it raises. */
const UNDO_COUNT = '1 / (case when fits and claimed.order_id is null then 0 else 1 end)'
const DIVISION_BY_ZERO = '22012'

/**
 * One statement, all or nothing even without a transaction around it: only when the stock is as it was expected and
 * all goods are held is the key claimed, and only then is anything else written. Rows travel as JSON, so that the text
 * does not depend on their number.
 */
const put = ({ isCounted, isDue }: { isCounted: boolean; isDue: boolean }) => `
  with ${STOCK_CHECK},
  ${isCounted ? `${COUNTED_GUESTS},` : ''}
  claimed as (
    insert into idempotency_keys (scope, owner, key, fingerprint, order_id, answer, created_at)
    select 'order', ?, ?, ?, ?::bigint, '', ?::bigint
    from stock_check${isCounted ? ', tally' : ''} where fits${isCounted ? ' and tally.whole' : ''} and not exists (
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
  )${isDue ? DUE : ''}
  select fits, ${isCounted ? UNDO_COUNT : '1'} as is_whole,
    claimed.order_id, taken.product_id, taken.variation_id, taken.quantity
  from stock_check left join claimed on true left join taken on true`

const PUT = put({ isCounted: false, isDue: false })
const PUT_UNPAID = put({ isCounted: false, isDue: true })
const PUT_COUNTED = put({ isCounted: true, isDue: false })
const PUT_COUNTED_UNPAID = put({ isCounted: true, isDue: true })

/** One for each remainder that was taken, and one where there is none. */
interface Answer {
  readonly fits: boolean
  readonly order_id: number | null
  readonly product_id: number | null
  readonly variation_id: number
  readonly quantity: number
}

export async function putOnPostgres(sql: Sql, { order, placement }: PutOrder): Promise<PutAnswer> {
  const { row, lines, units, expected } = order
  const { owner, key, fingerprint } = placement.key
  const { payment, counts } = placement
  const { at, expired } = lifetime(placement.now)
  const values: unknown[] = [
    ...unitLists(units),
    expected.map(({ productId }) => productId),
    row.warehouse_id,
    expected.reduce((sum, { remainders }) => sum + remainders, 0),
    units.length,
    ...(counts.length > 0 ? [...countsTogether(counts), counts.length] : []),
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
  const answers = await run(sql, textOf(counts.length > 0, payment !== null), values)
  if (answers === 'limited') return answers
  const [first] = answers
  if (!first) throw new Error('The database answered nothing to a placement')
  if (!first.fits) return 'short'
  return first.order_id === null ? 'repeated' : answers.flatMap(leftOf)
}

function textOf(isCounted: boolean, isDue: boolean): string {
  if (isCounted) return isDue ? PUT_COUNTED_UNPAID : PUT_COUNTED
  return isDue ? PUT_UNPAID : PUT
}

async function run(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<readonly Answer[] | 'limited'> {
  try {
    return await runText<Answer>('postgres', sql, text, values)
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === DIVISION_BY_ZERO) return 'limited'
    throw fault
  }
}

function leftOf({ product_id, variation_id, quantity }: Answer): StockLeft[] {
  return product_id === null ? [] : [{ product_id, variation_id, quantity }]
}
