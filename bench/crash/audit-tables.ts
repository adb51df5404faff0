import type { Database } from '@samobranka/backend'

interface Order {
  readonly id: number
  readonly number: string
  readonly status: string
  readonly delivery_type: string
}

/** No table has two parties at a time; a living booking has one table, a cancelled one none. */
export async function wrongTables(db: Database, orders: readonly Order[]): Promise<string[]> {
  const bookings = await db.sql
    .selectFrom('table_bookings')
    .selectAll()
    .where('released_at', 'is', null)
    .orderBy('table_id')
    .orderBy('starts_at')
    .execute()
  const twice = bookings.filter((one, at) => {
    const before = bookings[at - 1]
    return before?.table_id === one.table_id && before.ends_at > one.starts_at
  })
  // Guests who walked in have a table and no order.
  const taken = new Map<number | null, number>()
  for (const { order_id } of bookings) taken.set(order_id, (taken.get(order_id) ?? 0) + 1)
  return [
    ...twice.map(
      (one) => `table ${one.table_id} has two parties at ${new Date(one.starts_at).toISOString()}`,
    ),
    ...orders
      .filter(({ delivery_type }) => delivery_type === 'lounge')
      .filter(({ id, status }) => (taken.get(id) ?? 0) !== (status === 'cancelled' ? 0 : 1))
      .map((order) => `order ${order.number} (${order.status}) has ${taken.get(order.id) ?? 0} tables`),
  ]
}
