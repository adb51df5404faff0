import { isTableFree } from '@samobranka/rules'
import { advisoryLock } from '../database/advisory-lock.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { announceTable } from './announce-table.ts'
import { otherStays, type StayRow } from './stay-row.ts'
import { tablesOf } from './work-stay.ts'

export interface WalkIn {
  readonly kitchen: number
  readonly table: number
  readonly people: number
  readonly minutes: number
}

/** Guests who booked nothing sit down: from now on nobody else is promised their table. */
export function seatWalkIn(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  by: JournalActor,
  { kitchen, table, people, minutes }: WalkIn,
  now: Date,
): Promise<StayRow | Refusal> {
  const stay = { from: now, to: new Date(now.getTime() + minutes * 60_000) }
  return transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, `tables:${kitchen}`)
    if (!tablesOf({ snapshot }, kitchen).some(({ id }) => id === table)) return refuse(422, 'no_such_table')
    const others = await otherStays(sql, kitchen, null, now)
    if (!isTableFree(others, table, stay)) return refuse(409, 'stay_taken')
    const row = await sql
      .insertInto('table_bookings')
      .values({
        order_id: null,
        warehouse_id: kitchen,
        table_id: table,
        people,
        starts_at: stay.from.getTime(),
        ends_at: stay.to.getTime(),
        released_at: null,
        arrived_at: now.getTime(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = { table, people, ends: row.ends_at }
    const entry = { by, deed: 'table.walk_in', kitchen, subject: 'stay', subjectId: row.id, after }
    await writeJournal(sql, entry, now)
    await announceTable(db.engine, sql, row, now)
    return row
  })
}
