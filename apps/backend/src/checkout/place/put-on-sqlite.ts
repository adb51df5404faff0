import type { Sql } from '../../database/database.ts'
import { insertStatement } from '../../database/insert-rows.ts'
import { directConnection } from '../../database/sqlite/direct-connection.ts'
import { countGuestOnSqlite } from '../../guests/guest-count.ts'
import { takeOnSqlite } from '../../stock/stock-ledger.ts'
import { claimStatement } from './placement-key.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'

/** Statement after statement, on the spot: nobody else writes meanwhile. */
export async function putOnSqlite(sql: Sql, put: PutOrder): Promise<PutAnswer> {
  const { order, placement } = put
  const { row, lines } = order
  const connection = directConnection(sql)
  if (!connection) throw new Error('An order is put on SQLite through another door')

  const left = takeOnSqlite(connection, row.warehouse_id, order)
  if (!left) return 'short'
  if (connection.change(claimStatement(placement.key, row.id, placement.now)) === 0) return 'repeated'
  if (!countGuestOnSqlite(connection, placement.counts)) return 'limited'
  connection.change(insertStatement('orders', [row]))
  // One by one: for a statement of several rows SQLite keeps what it may have to take back, and that costs more.
  for (const line of lines) connection.change(insertStatement('order_lines', [line]))
  const history = { id: 1, order_id: row.id, status: row.status, actor: 'customer', at: row.created_at }
  connection.change(insertStatement('order_history', [history]))
  if (placement.payment)
    connection.change(insertStatement('payments', [{ order_id: row.id, ...placement.payment }]))
  return left
}
