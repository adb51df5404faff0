import type { Money } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../../orders/order-record.ts'

interface Named {
  readonly position: number
  readonly count: number
}

/** What was paid for so many of these lines; null where none is named. */
export async function sumOfLines(
  sql: Sql,
  { id }: Pick<OrderRow, 'id'>,
  named: readonly Named[],
): Promise<Money | null> {
  if (named.length === 0) return null
  const lines = await sql
    .selectFrom('order_lines')
    .select(['position', 'count', 'total'])
    .where('order_id', '=', id)
    .execute()
  return lines.reduce((sum, { position, count, total }) => {
    const wanted = named.find((one) => one.position === position)?.count ?? 0
    return sum + Math.round((total * Math.min(Math.max(wanted, 0), count)) / count)
  }, 0)
}
