import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { OrderRow } from './order-record.ts'

/** Nobody else moves, pays or gives back anything of the order until the transaction ends. */
export async function lockOrder(engine: Engine, sql: Sql, orderId: number): Promise<OrderRow | undefined> {
  const order = sql.selectFrom('orders').selectAll().where('id', '=', orderId)
  return (engine === 'postgres' ? order.forUpdate() : order).executeTakeFirst()
}
