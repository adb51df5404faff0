import { sql as raw } from 'kysely'
import type { Sql } from '../database/database.ts'

/** The money paid for lines of orders that were handed over: what the bonus level is counted from. */
export async function spentBy(sql: Sql, customerId: number, exceptOrderId = 0): Promise<number> {
  const { spent } = await sql
    .selectFrom('orders')
    .select((e) => e.fn.sum<number>(raw`lines_total - discount_total - bonus_total`).as('spent'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'handed')
    .where('id', '!=', exceptOrderId)
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}
