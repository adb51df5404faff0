import type { Sql } from '../database/database.ts'
import { type Entered, entryOf } from './entry-of.ts'
import { kitchenOrders } from './kitchen-order.ts'

/** The orders that a kitchen has to cook now. */
export async function enteredOrders(sql: Sql, kitchen: number, now: Date): Promise<readonly Entered[]> {
  const orders = await kitchenOrders(sql, await openOrderIds(sql, kitchen))
  return orders
    .flatMap((known) => entryOf(known) ?? [])
    .filter(({ at, isAgainOnly }) => at <= now && !isAgainOnly)
}

/** Taken and not finished; and what is made again of orders that have left. */
export async function openOrderIds(sql: Sql, kitchen: number): Promise<number[]> {
  const [orders, remakes] = await Promise.all([
    sql
      .selectFrom('orders')
      .innerJoin('order_work', 'order_work.order_id', 'orders.id')
      .select('orders.id')
      .where('orders.status', 'in', ['accepted', 'cooking'])
      .where('order_work.kitchen', '=', kitchen)
      .where('order_work.finished_at', 'is', null)
      .where('order_work.kitchen_ready_at', 'is', null)
      .where('order_work.accepted_at', 'is not', null)
      .execute(),
    sql
      .selectFrom('waste')
      .select('order_id as id')
      .where('kitchen', '=', kitchen)
      .where('done_at', 'is', null)
      .execute(),
  ])
  return [...orders, ...remakes].map(({ id }) => id)
}
