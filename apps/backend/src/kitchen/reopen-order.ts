import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { announceToBoard } from '../orders/board-event.ts'
import { moveWithin } from '../orders/move-order.ts'

/** An order that was called cooked is taken back to the kitchen, where it has not left yet. */
export async function reopenOrder(
  context: Context,
  sql: Sql,
  orderId: number,
  { actor, now }: { readonly actor: JournalActor; readonly now: Date },
): Promise<void> {
  const staffId = actor.staffId ?? null
  const move = { to: 'cooking', from: 'ready', actor: 'staff', staffId, now } as const
  const moved = await moveWithin(context, sql, orderId, move)
  const waited = await sql
    .updateTable('order_work')
    .set({ kitchen_ready_at: null })
    .where('order_id', '=', orderId)
    .where('kitchen_ready_at', 'is not', null)
    .returning('order_id')
    .executeTakeFirst()
  // Taken back within the five seconds, nobody had heard of it.
  if (!moved && !waited) return
  const order = await sql.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  if (!moved) await announceToBoard(context.db.engine, sql, order, now)
  const entry = {
    ...{ by: actor, deed: 'kitchen.reopen', kitchen: order.warehouse_id },
    ...{ subject: 'order', subjectId: order.public_id },
  }
  await writeJournal(sql, entry, now)
}
