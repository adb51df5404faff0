import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { kitchenReadyWithin } from '../orders/acceptance/kitchen-ready.ts'
import { moveWithin } from '../orders/move-order.ts'
import { lockKitchen } from './kitchen-lock.ts'

export const COOKED = 'kitchen.cooked'
/** Pressed too early, «Готово» is taken back before anybody hears of it. */
export const UNDO_MS = 5_000

export interface CookedJob {
  readonly orderId: number
  /** When its last item was done: another instant is another deed. */
  readonly cookedAt: number
  readonly actor: JournalActor
}

/** Five seconds after the last item: a guest who collects is told, and a delivery waits for its courier. */
export const cookedJobKind = jobKind<CookedJob>({
  run: (context, { payload }) =>
    transaction(context.db, (sql) => callCooked(context, sql, payload, context.clock())),
})

async function callCooked(context: Context, sql: Sql, job: CookedJob, now: Date): Promise<void> {
  const { orderId, cookedAt, actor } = job
  const order = await sql.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!order) return
  const kitchen = order.warehouse_id
  await lockKitchen(context.db.engine, sql, kitchen)
  const ticket = await sql
    .selectFrom('kitchen_tickets')
    .select('cooked_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (ticket?.cooked_at !== cookedAt) return
  const move = { to: 'ready', from: 'cooking', actor: 'staff', staffId: actor.staffId ?? null, now } as const
  const isCalled =
    order.delivery_type === 'flat_rate'
      ? await kitchenReadyWithin(context, sql, orderId, now)
      : await moveWithin(context, sql, orderId, move)
  if (!isCalled) return
  const entry = { by: actor, deed: 'kitchen.cooked', kitchen, subject: 'order', subjectId: order.public_id }
  await writeJournal(sql, entry, now)
}
