import type { Rating } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import type { OrderRecord, OrderRow } from './order-record.ts'
import { readDetails } from './read-details.ts'

/** The order under its unguessable id; undefined when there is none. */
export async function findOrder(sql: Sql, publicId: string): Promise<OrderRow | undefined> {
  return sql.selectFrom('orders').selectAll().where('public_id', '=', publicId).executeTakeFirst()
}

export async function loadOrder(sql: Sql, order: OrderRow): Promise<OrderRecord> {
  const [lines, history, payment, rating] = await Promise.all([
    sql.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('position').execute(),
    sql
      .selectFrom('order_history')
      .select(['status', 'at'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute(),
    sql
      .selectFrom('payments')
      .select(['id', 'status', 'url'])
      .where('order_id', '=', order.id)
      .where('purpose', '=', 'order')
      .executeTakeFirst(),
    sql.selectFrom('ratings').selectAll().where('order_id', '=', order.id).executeTakeFirst(),
  ])
  return {
    order,
    details: readDetails(order.body),
    lines,
    history,
    payment: payment ?? null,
    rating: rating ? ratingOf(rating) : null,
  }
}

function ratingOf({ stars, tags, comment }: { stars: number; tags: string; comment: string }): Rating {
  return { stars, tags: JSON.parse(tags), comment }
}
