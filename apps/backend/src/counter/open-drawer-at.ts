import type { Selectable } from 'kysely'
import type { CounterTables } from '../database/counter-tables.ts'
import type { Sql } from '../database/database.ts'

export type DrawerRow = Selectable<CounterTables['drawers']>

/** The drawer of a kitchen that cash goes into now. */
export function openDrawerAt(sql: Sql, kitchen: number): Promise<DrawerRow | undefined> {
  return sql
    .selectFrom('drawers')
    .selectAll()
    .where('kitchen', '=', kitchen)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}
