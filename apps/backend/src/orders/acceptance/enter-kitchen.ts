import { sql as raw } from 'kysely'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { publishEvent } from '../../realtime/publish-event.ts'
import { boardEvent } from '../board-event.ts'

const AT_ONCE = 100

/** Orders for later whose kitchen begins now: its boards are told, once, whichever host sees it. */
export async function enterKitchen({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  const due = await db.sql
    .selectFrom('order_work')
    .select('order_id')
    // As the index says it, or it would not be read.
    .where(raw<boolean>`starts_at is not null and entered_at is null and finished_at is null`)
    .where('starts_at', '<=', now.getTime())
    .limit(AT_ONCE)
    .execute()
  for (const { order_id } of due) {
    await transaction(db, async (sql) => {
      const entered = await sql
        .updateTable('order_work')
        .set({ entered_at: now.getTime() })
        .where('order_id', '=', order_id)
        .where('entered_at', 'is', null)
        .returning('order_id')
        .executeTakeFirst()
      if (!entered) return
      const order = await sql
        .selectFrom('orders')
        .select(['public_id', 'number', 'warehouse_id', 'status'])
        .where('id', '=', order_id)
        .executeTakeFirstOrThrow()
      if (order.status !== 'accepted') return
      const event = boardEvent(order)
      const data = { ...(event.data as object), entered: true }
      await publishEvent(db.engine, sql, now, { ...event, data })
    })
  }
}
