import type { Sql } from '../database/database.ts'
import { directConnection } from '../database/direct-connection.ts'
import { insertStatement } from '../database/insert-rows.ts'
import type { Statement } from '../database/run-text.ts'
import { claimStatement } from './idempotency.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'
import { type StockLeft, takeOnSqlite } from './stock-ledger.ts'

/** Statement after statement, on the spot: nobody else writes meanwhile. */
export async function putOnSqlite(sql: Sql, put: PutOrder): Promise<PutAnswer> {
  const { id, number, order, placement } = put
  const { row, details, lines, units } = order
  const connection = directConnection(sql)
  if (!connection) throw new Error('An order is put on SQLite through another door')
  const run = <R>({ text, values }: Statement) => connection.run<R>(text, values)

  const left = units.length > 0 ? run<StockLeft>(takeOnSqlite(row.warehouse_id, units)) : []
  if (left.length < units.length) return 'short'
  if (run(claimStatement(placement.key, id, placement.now)).length === 0) return 'repeated'
  run(insertStatement('orders', [{ id, number, ...row, body: JSON.stringify(details) }]))
  if (lines.length > 0) {
    const rows = lines.map((line) => ({ order_id: id, ...line }))
    run(insertStatement('order_lines', rows))
  }
  const history = { order_id: id, status: row.status, actor: 'customer', at: row.created_at }
  run(insertStatement('order_history', [history]))
  if (placement.payment) run(insertStatement('payments', [{ ...placement.payment, order_id: id }]))
  return left
}
