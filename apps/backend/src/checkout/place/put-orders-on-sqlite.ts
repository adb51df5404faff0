import type { Sql } from '../../database/database.ts'
import { insertStatement } from '../../database/insert-rows.ts'
import { directConnection } from '../../database/sqlite/direct-connection.ts'
import type { SqliteConnection } from '../../database/sqlite/sqlite-connection.ts'
import { countGuestOnSqlite } from '../../guests/guest-count.ts'
import { placedEvent } from '../../orders/board-event.ts'
import { takeOnSqlite } from '../../stock/stock-ledger.ts'
import { claimStatement } from './placement-key.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'

/** Statement after statement, on the spot: nobody else writes meanwhile. A refusal leaves the caller to roll back. */
export async function putOrdersOnSqlite(sql: Sql, batch: readonly PutOrder[]): Promise<PutAnswer> {
  const connection = directConnection(sql)
  if (!connection) throw new Error('An order on SQLite needs its direct connection')
  const left = []
  for (const put of batch) {
    const answer = putOne(connection, put)
    if (typeof answer === 'string') return answer
    left.push(...answer)
  }
  return left
}

function putOne(connection: SqliteConnection, { order, placement }: PutOrder): PutAnswer {
  const { row, lines } = order
  const left = takeOnSqlite(connection, row.warehouse_id, order)
  if (!left) return 'short'
  if (connection.change(claimStatement(placement.key, row.id, placement.now)) === 0) return 'repeated'
  if (!countGuestOnSqlite(connection, placement.counts)) return 'limited'
  connection.change(insertStatement('orders', [row]))
  // One by one: for a statement of several rows SQLite keeps what it may have to take back, and that costs more.
  for (const line of lines) connection.change(insertStatement('order_lines', [line]))
  const history = { id: 1, order_id: row.id, status: row.status, actor: 'customer', at: row.created_at }
  connection.change(insertStatement('order_history', [history]))
  const { channel, event, data } = placedEvent([{ ...row, isNew: placement.rings }])
  const told = { channel, event, data: JSON.stringify(data), created_at: row.created_at }
  connection.change(insertStatement('realtime_events', [told]))
  if (placement.payment)
    connection.change(insertStatement('payments', [{ order_id: row.id, ...placement.payment }]))
  return left
}
