import { REMAKE_REASONS, type RemakeReason } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

const MOST = 500

/** What a kitchen has made again since then, the last one first, with what it was worth. */
export async function wasteList(sql: Sql, kitchen: number, since: Date) {
  const rows = await sql
    .selectFrom('waste')
    .innerJoin('orders', 'orders.id', 'waste.order_id')
    .leftJoin('staff', 'staff.id', 'waste.staff_id')
    .select([
      'waste.id',
      'waste.at',
      'waste.name',
      'waste.count',
      'waste.reason',
      'waste.text',
      'waste.worth',
    ])
    .select(['orders.number', 'staff.name as by'])
    .where('waste.kitchen', '=', kitchen)
    .where('waste.at', '>=', since.getTime())
    .orderBy('waste.at', 'desc')
    .limit(MOST)
    .execute()
  return {
    rows: rows.map(({ at, by, reason, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      by: by ?? '',
      reason: reasonOf(reason),
    })),
    worth: rows.reduce((sum, { worth }) => sum + worth, 0),
  }
}

const reasonOf = (text: string): RemakeReason => REMAKE_REASONS.find((one) => one === text) ?? 'other'
