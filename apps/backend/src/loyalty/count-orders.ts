import type { Sql } from '../database/database.ts'

/** Cancelled orders do not count against a first purchase. */
export async function countOrders(sql: Sql, customerId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'cancelled')
    .executeTakeFirstOrThrow()
  return Number(count)
}
