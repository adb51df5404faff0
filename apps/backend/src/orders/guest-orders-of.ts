import type { Sql } from '../database/database.ts'

/** The orders that came under the phone without an account, newest first. */
export async function guestOrdersOf(sql: Sql, phone: string): Promise<number[]> {
  const rows = await sql
    .selectFrom('orders')
    .select('id')
    .where('customer_id', 'is', null)
    .where('phone', '=', phone)
    // The index holds no others.
    .where('phone', '<>', '')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}
