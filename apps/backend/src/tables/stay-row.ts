import type { StayState } from '@samobranka/contract'
import type { Booking } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import type { Sql } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export type StayRow = Selectable<Tables['table_bookings']>

export function stayState({ released_at, arrived_at, missed_at }: StayRow): StayState {
  if (released_at === null) return arrived_at === null ? 'expected' : 'seated'
  if (missed_at !== null) return 'missed'
  return arrived_at === null ? 'cancelled' : 'left'
}

/** Whoever has a table of the kitchen from now on, but this one: guests who overstay have it until they leave. */
export async function otherStays(
  sql: Sql,
  kitchen: number,
  own: number | null,
  now: Date,
): Promise<Booking[]> {
  const rows = await sql
    .selectFrom('table_bookings')
    .select(['id', 'table_id', 'starts_at', 'ends_at', 'arrived_at'])
    .where('warehouse_id', '=', kitchen)
    .where('released_at', 'is', null)
    .where('starts_at', '>', now.getTime() - LONGEST_MS)
    .execute()
  return rows
    .filter(({ id, ends_at, arrived_at }) => id !== own && (ends_at > now.getTime() || arrived_at !== null))
    .map(({ table_id, starts_at, ends_at }) => ({
      tableId: table_id,
      from: new Date(starts_at),
      to: new Date(Math.max(ends_at, now.getTime() + 1)),
    }))
}

/** Guests of yesterday whom nobody marked as gone have no table today. */
const LONGEST_MS = 16 * 3_600_000
