import type { Booking } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'

/** The stays at a warehouse that are not over and were not given back. */
export async function loadBookings(sql: Sql, warehouseId: number, now: Date): Promise<Booking[]> {
  const rows = await sql
    .selectFrom('table_bookings')
    .select(['table_id', 'starts_at', 'ends_at'])
    .where('warehouse_id', '=', warehouseId)
    .where('ends_at', '>', now.getTime())
    .where('released_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    tableId: row.table_id,
    from: new Date(row.starts_at),
    to: new Date(row.ends_at),
  }))
}
