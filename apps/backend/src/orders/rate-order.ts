import type { RatingBody } from '@samobranka/contract'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { OrderRow } from './order-record.ts'

/** Once, and only what was handed over. */
export async function rateOrder(
  db: Database,
  order: OrderRow,
  { stars, tags, comment }: RatingBody,
  now: Date,
): Promise<Refusal | null> {
  if (order.status !== 'handed') return refuse(409, 'cannot_rate')
  const rated = await transaction(db, (sql) =>
    sql
      .insertInto('ratings')
      .values({
        order_id: order.id,
        stars,
        tags: JSON.stringify(tags),
        comment,
        created_at: now.getTime(),
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirst(),
  )
  return rated ? null : refuse(409, 'already_rated')
}
