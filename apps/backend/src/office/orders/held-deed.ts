import type { PaidAs } from '@samobranka/contract'
import type { OrderStatus } from '@samobranka/rules'
import { sql as raw } from 'kysely'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type JournalActor, writeJournal } from '../../journal/write-journal.ts'
import { announceToBoard } from '../../orders/board-event.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import type { Ending } from '../../orders/mover.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { RefundWish } from '../../refunds/refund-order.ts'
import { randomSecret } from '../../secrets/random-secret.ts'
import type { Staff } from '../../staff/staff-call.ts'
import type { HeldRow } from './card-facts.ts'
import { claimRefundKey, type RefundKey, usedFor } from './refund-key.ts'

/** The job that does what was held. */
export const HELD_DEED = 'held-deed'
/** As the index says it, or it would not be found. */
const IS_WAITING = raw<boolean>`state = 'waiting'`

/** So long anything can be taken back that would leave the house. */
const HELD_MS = 5_000

export type HeldWork =
  | { readonly kind: 'refuse' | 'cancel'; readonly from: OrderStatus; readonly ending: Ending }
  | { readonly kind: 'hand_over'; readonly from: OrderStatus; readonly paid: PaidAs | null }
  | { readonly kind: 'refund'; readonly refund: Omit<RefundWish, 'orderId'> }

/** `held_deeds.payload`. */
export interface HeldPayload {
  readonly work: HeldWork
  readonly by: JournalActor
}

export interface HeldJob {
  readonly id: string
}

/** Keeps a deed for five seconds; null when another one of the same order is kept already, or it is not as it was seen. */
export async function holdDeed(
  { db }: Context,
  staff: Staff,
  order: OrderRow,
  work: HeldWork,
  now: Date,
  key?: RefundKey,
): Promise<HeldRow | null> {
  return transaction(db, async (sql) => {
    const current = await lockOrder(db.engine, sql, order.id)
    if (!current || ('from' in work && current.status !== work.from)) return null
    // The same wish, sent twice at once: the first one counts.
    if (key && (await usedFor(sql, key, now)) !== null) return null
    const id = randomSecret()
    const dueAt = new Date(now.getTime() + HELD_MS)
    const payload: HeldPayload = { work, by: staff.actor }
    const held = await sql
      .insertInto('held_deeds')
      .values({
        id,
        order_id: order.id,
        kitchen: order.warehouse_id,
        kind: work.kind,
        payload: JSON.stringify(payload),
        staff_id: staff.staffId,
        created_at: now.getTime(),
        due_at: dueAt.getTime(),
        state: 'waiting',
      })
      .onConflict((conflict) => conflict.column('order_id').where(IS_WAITING).doNothing())
      .returning(['id', 'order_id', 'kind', 'due_at'])
      .executeTakeFirst()
    if (!held) return null
    if (key) await claimRefundKey(sql, key, order.id, now)
    await enqueue(sql, now, [{ kind: HELD_DEED, payload: { id } satisfies HeldJob, dueAt }])
    await noteDeed(sql, current, `order.${work.kind}.held`, staff.actor, now)
    await announceToBoard(db.engine, sql, current, now)
    return held
  })
}

/** Takes back what is still held; false when it is done already, or was overtaken. */
export async function undoDeed(
  { db }: Context,
  staff: Staff,
  deed: Pick<HeldRow, 'id' | 'order_id' | 'kind'>,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (sql) => {
    const order = await lockOrder(db.engine, sql, deed.order_id)
    const undone = await sql
      .updateTable('held_deeds')
      .set({ state: 'undone', payload: '{}' })
      .where('id', '=', deed.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    if (!undone || !order) return false
    await noteDeed(sql, order, `order.${deed.kind}.undone`, staff.actor, now)
    await announceToBoard(db.engine, sql, order, now)
    return true
  })
}

export function noteDeed(
  sql: Sql,
  order: Pick<OrderRow, 'id' | 'warehouse_id' | 'status'>,
  deed: string,
  by: JournalActor,
  now: Date,
  more: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<void> {
  const entry = { by, deed, kitchen: order.warehouse_id, subject: 'order', subjectId: order.id, ...more }
  return writeJournal(sql, entry, now)
}
