import { releaseAt } from '@samobranka/rules'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import type { StayRow } from './stay-row.ts'
import { workWithin } from './work-stay.ts'

const DAY_MS = 86_400_000

/** Tables whose guests did not come are free again, where people work with tables at all; 0 minutes are never. */
export async function releaseMissedTables(
  context: Pick<Context, 'db' | 'snapshot'>,
  now: Date,
): Promise<void> {
  const minutes = context.snapshot().own().office.releaseTableMinutes
  if (minutes === 0) return
  const { db } = context
  for (const { id, warehouse_id } of (await awaited(db.sql, now)).filter(isDue(minutes, now)))
    await transaction(db, async (sql) => {
      await advisoryLock(db.engine, sql, `tables:${warehouse_id}`)
      // Meanwhile they may have come, or said that they are late.
      const [stay] = (await awaited(sql, now, id)).filter(isDue(minutes, now))
      if (stay) await workWithin(context, sql, { kind: 'system' }, id, { kind: 'missed' }, now)
    })
}

const isDue =
  (minutes: number, now: Date) =>
  ({ starts_at, ends_at, expected_at }: StayRow): boolean => {
    const stay = { from: new Date(starts_at), to: new Date(ends_at) }
    return now >= releaseAt(stay, expected_at === null ? null : new Date(expected_at), minutes)
  }

function awaited(sql: Sql, now: Date, id?: number): Promise<StayRow[]> {
  return sql
    .selectFrom('table_bookings')
    .innerJoin('tables_worked', 'tables_worked.kitchen', 'table_bookings.warehouse_id')
    .selectAll('table_bookings')
    .where('released_at', 'is', null)
    .where('arrived_at', 'is', null)
    .where('starts_at', '<=', now.getTime())
    .where('starts_at', '>', now.getTime() - DAY_MS)
    .$if(id !== undefined, (query) => query.where('table_bookings.id', '=', id ?? 0))
    .execute()
}

/** Somebody looks at the tables of a kitchen: from now on one may trust that coming guests are marked there. */
export async function worksWithTables(
  { db }: Pick<Context, 'db'>,
  kitchen: number,
  now: Date,
): Promise<void> {
  const known = await db.sql
    .selectFrom('tables_worked')
    .select('since')
    .where('kitchen', '=', kitchen)
    .executeTakeFirst()
  if (known) return
  await transaction(db, (sql) =>
    sql
      .insertInto('tables_worked')
      .values({ kitchen, since: now.getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
