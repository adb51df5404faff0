import { counterTurn } from '../../counter/counter-turn.ts'
import { recordReceipt } from '../../counter/record-receipt.ts'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { type JobKind, jobKind } from '../../jobs/job-kind.ts'
import { announceToBoard } from '../../orders/board-event.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { announceReturned, type Moved, moveWithin } from '../../orders/move-order.ts'
import { refundWithin } from '../../refunds/refund-order.ts'
import { type HeldJob, type HeldPayload, noteDeed } from './held-deed.ts'

/** Somebody who asked for it may have closed the tab long ago: it is done all the same. */
export const heldDeedJobKind: JobKind = jobKind<HeldJob>({
  atOnce: 8,
  attempts: 20,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  run: (context, { payload }) => doHeldDeed(context, payload.id),
})

async function doHeldDeed(context: Context, id: string): Promise<void> {
  const { db } = context
  const now = context.clock()
  const moved = await transaction(db, async (sql) => {
    const found = await sql
      .selectFrom('held_deeds')
      .select('order_id')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    // Taken back, overtaken by another deed, or done by another host.
    if (!found) return null
    const order = await lockOrder(db.engine, sql, found.order_id)
    const deed = await sql
      .selectFrom('held_deeds')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!deed || !order) return null
    await settle(sql, id, 'done')
    const { work, by } = JSON.parse(deed.payload) as HeldPayload
    const staffId = deed.staff_id
    const mover = { actor: 'staff', staffId, now } as const
    let outcome: Moved | null = null
    if (work.kind === 'refund') {
      const at = await counterTurn(db.engine, sql, order.warehouse_id, now)
      const refund = await refundWithin(db.engine, sql, { orderId: order.id, ...work.refund }, at)
      if (refund === null) return settle(sql, id, 'overtaken')
      const { amount, way } = work.refund
      await noteDeed(sql, order, 'order.refund', by, now, { after: { refund, amount, way } })
      await announceToBoard(db.engine, sql, order, now)
    } else if (work.kind === 'hand_over') {
      outcome = await moveWithin(context, sql, order.id, { ...mover, to: 'handed', from: work.from })
      if (!outcome) return settle(sql, id, 'overtaken')
      await recordReceipt(context, sql, { order: outcome.order, staffId, paid: work.paid }, now)
      await noteDeed(sql, order, 'order.hand_over', by, now, { before: work.from, after: work.paid })
    } else {
      const { from, ending } = work
      outcome = await moveWithin(context, sql, order.id, { ...mover, to: 'cancelled', from, ending })
      if (!outcome) return settle(sql, id, 'overtaken')
      const after = { reason: ending.reason, money: ending.money }
      await noteDeed(sql, order, `order.${work.kind}`, by, now, { before: from, after })
    }
    return outcome
  })
  if (moved) await announceReturned(context, moved, now)
}

async function settle(sql: Sql, id: string, state: 'done' | 'overtaken'): Promise<null> {
  await sql.updateTable('held_deeds').set({ state, payload: '{}' }).where('id', '=', id).execute()
  return null
}
