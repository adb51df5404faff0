import type { Selectable } from 'kysely'
import type { Sql } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

export type PrintStation = Selectable<Tables['print_stations']>

/** A page that has not asked for so long was closed: whoever comes next may print. */
const GONE_MS = 60_000

export function printStationOf(sql: Sql, kitchen: number): Promise<PrintStation | undefined> {
  return sql.selectFrom('print_stations').selectAll().where('kitchen', '=', kitchen).executeTakeFirst()
}

interface Taking {
  readonly kitchen: number
  readonly holder: string
  readonly label: string
  readonly takeOver: boolean
}

/** Lets the page print for the kitchen; the one that does already where that is another and is still there. */
export async function takeStation(
  sql: Sql,
  { kitchen, holder, label, takeOver }: Taking,
  now: Date,
): Promise<PrintStation | null> {
  const at = now.getTime()
  const before = await printStationOf(sql, kitchen)
  const isOther = before !== undefined && before.holder !== holder
  if (isOther && !takeOver && before.seen_at > at - GONE_MS) return before
  const since = before && !isOther && before.seen_at > at - GONE_MS ? before.since : at
  const row = { holder, label, since, seen_at: at }
  await sql
    .insertInto('print_stations')
    .values({ kitchen, ...row })
    .onConflict((conflict) => conflict.column('kitchen').doUpdateSet(row))
    .execute()
  return null
}

/** Whether it is this page that prints; asking shows that it is there. */
export async function isStation(
  sql: Sql,
  kitchen: number,
  holder: string,
  now: Date,
): Promise<PrintStation | null> {
  const row = await sql
    .updateTable('print_stations')
    .set({ seen_at: now.getTime() })
    .where('kitchen', '=', kitchen)
    .where('holder', '=', holder)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
