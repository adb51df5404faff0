import { isCooked } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { moveWithin } from '../orders/move-order.ts'
import { COOKED, type CookedJob, UNDO_MS } from './cooked-job.ts'
import { lineKey, remakeKey } from './kitchen-order.ts'
import { dishOf, type MarkedOrder } from './marked-order.ts'
import type { Marking } from './marking.ts'
import { reopenOrder } from './reopen-order.ts'

const WRITE_ITEM = `
  insert into kitchen_items (order_id, item, product_id, state, held, marked_at, staff_id)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (order_id, item) do update set
    product_id = excluded.product_id, state = excluded.state, held = excluded.held,
    marked_at = excluded.marked_at, staff_id = excluded.staff_id
  returning order_id`

const WRITE_TICKET = `
  insert into kitchen_tickets (order_id, kitchen, front_at, cooked_at) values (?, ?, ?, ?)
  on conflict (order_id) do update set front_at = excluded.front_at, cooked_at = excluded.cooked_at
  returning order_id`

/** Writes what was marked of an order, and moves it where that begins it, ends its cooking, or takes that back. */
export async function settleOrder(
  context: Context,
  sql: Sql,
  marked: MarkedOrder,
  { kitchen, actor, now }: Marking,
): Promise<void> {
  const { known, stateOf } = marked
  const { engine } = context.db
  const { order, ticket } = known
  const staffId = actor.staffId ?? null
  await writeItems(context, sql, marked, staffId)
  const keys = [...known.lines.map(lineKey), ...known.remakes.map(remakeKey)]
  const isDone = isCooked(keys.map(stateOf))
  const wasDone = ticket.cooked_at !== null
  // What is made again of an order that has left changes nothing of the order.
  const isUnderWay = ['accepted', 'cooking', 'ready'].includes(marked.status)
  const cookedAt = !isUnderWay || isDone === wasDone ? ticket.cooked_at : isDone ? now.getTime() : null
  const frontAt = marked.frontAt === undefined ? ticket.front_at : (marked.frontAt?.getTime() ?? null)
  await runText(engine, sql, WRITE_TICKET, [order.id, kitchen, frontAt, cookedAt])
  const isBegun = known.lines.some((line) => stateOf(lineKey(line)).state !== 'waiting')
  if (marked.status === 'accepted' && isBegun)
    await moveWithin(context, sql, order.id, {
      to: 'cooking',
      from: 'accepted',
      actor: 'staff',
      staffId,
      now,
    })
  if (cookedAt === ticket.cooked_at) return
  if (cookedAt === null) return reopenOrder(context, sql, order.id, { actor, now })
  const payload: CookedJob = { orderId: order.id, cookedAt, actor }
  await enqueue(sql, now, [{ kind: COOKED, payload, dueAt: new Date(now.getTime() + UNDO_MS) }])
}

async function writeItems(
  { db: { engine } }: Context,
  sql: Sql,
  { known, marked }: MarkedOrder,
  staffId: number | null,
): Promise<void> {
  const { id } = known.order
  for (const [item, { state, held, markedAt }] of marked) {
    const product = dishOf(known, item)?.productId ?? 0
    const values = [id, item, product, state, held ? 1 : 0, markedAt.getTime(), staffId]
    await runText(engine, sql, WRITE_ITEM, values)
    const waste = known.remakes.find((one) => remakeKey(one) === item)
    if (waste)
      await sql
        .updateTable('waste')
        .set({ done_at: state === 'done' ? markedAt.getTime() : null })
        .where('kitchen', '=', waste.kitchen)
        .where('id', '=', waste.id)
        .execute()
  }
}
