import type { Sql } from '../../database/database.ts'
import type { Context } from '../../http/context.ts'
import { announceToBoard } from '../board-event.ts'
import { lockOrder } from '../lock-order.ts'
import type { OrderRow } from '../order-record.ts'

/** A delivery is cooked: its status stays until a courier leaves. null when it is not cooking, or was ready before. */
export async function kitchenReadyWithin(
  { db }: Pick<Context, 'db'>,
  sql: Sql,
  orderId: number,
  now: Date,
): Promise<OrderRow | null> {
  const order = await lockOrder(db.engine, sql, orderId)
  if (order?.status !== 'cooking' || order.delivery_type !== 'flat_rate') return null
  const marked = await sql
    .insertInto('order_work')
    .values({ order_id: orderId, kitchen: order.warehouse_id, kitchen_ready_at: now.getTime() })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ kitchen_ready_at: now.getTime() })
        .where('order_work.kitchen_ready_at', 'is', null),
    )
    .returning('order_id')
    .executeTakeFirst()
  if (!marked) return null
  await announceToBoard(db.engine, sql, order, now)
  return order
}
