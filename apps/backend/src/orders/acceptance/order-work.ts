import { isFinal, type OrderStatus } from '@samobranka/rules'
import type { Engine } from '../../database/column-types.ts'
import type { Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'
import type { Ending, Mover } from '../mover.ts'
import type { OrderRow } from '../order-record.ts'
import type { KitchenTerms } from './kitchen-terms.ts'
import { takeOrder } from './take-order.ts'

interface Worked {
  readonly order: OrderRow
  readonly from: OrderStatus
  readonly actor: Mover
  readonly staffId: number | null
  readonly ending: Ending | null
  readonly isSpoilt: boolean
  readonly now: Date
}

const FINISH = `
  insert into order_work (order_id, kitchen, finished_at, cancel_reason, spoilt) values (?, ?, ?, ?, ?)
  on conflict (order_id) do update set
    finished_at = excluded.finished_at, cancel_reason = excluded.cancel_reason, spoilt = excluded.spoilt
  returning order_id`

/** Whoever moves the order on has taken it; what was asked for before it moved is overtaken. */
export async function noteWork(
  engine: Engine,
  sql: Sql,
  terms: KitchenTerms,
  { order, from, actor, staffId, ending, isSpoilt, now }: Worked,
): Promise<void> {
  const to = order.status as OrderStatus
  const isWaiting = from === 'pending' || from === 'accepted'
  if (isWaiting && to !== 'cancelled' && (actor === 'staff' || actor === 'operator'))
    await takeOrder(engine, sql, terms, order, { how: actor === 'staff' ? 'staff' : 'key', staffId, now })
  if (isFinal(to)) {
    const values = [order.id, order.warehouse_id, now.getTime(), ending?.reason ?? '', isSpoilt ? 1 : 0]
    await runText(engine, sql, FINISH, values)
  }
  if (from === 'cooking' && to === 'accepted')
    await sql
      .updateTable('order_work')
      .set({ kitchen_ready_at: null })
      .where('order_id', '=', order.id)
      .execute()
  await overtakeDeeds(sql, order)
}

/** A held refund is still wanted of an order that only moved on. */
export async function overtakeDeeds(sql: Sql, { id, status }: OrderRow): Promise<void> {
  let waiting = sql
    .updateTable('held_deeds')
    .set({ state: 'overtaken', payload: '{}' })
    .where('order_id', '=', id)
    .where('state', '=', 'waiting')
  if (status !== 'cancelled') waiting = waiting.where('kind', '!=', 'refund')
  await waiting.execute()
}
