import type { Sql } from '../database/database.ts'
import type { OrderLineRow } from './order-record.ts'

/** The lines of each of these orders, as they stand in it; an order without any has an empty list. */
export async function linesOfOrders(
  sql: Sql,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderLineRow[]>> {
  const grouped = new Map<number, OrderLineRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return grouped
  const lines = await sql
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  for (const line of lines) grouped.get(line.order_id)?.push(line)
  return grouped
}
