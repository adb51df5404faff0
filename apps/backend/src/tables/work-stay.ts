import { advisoryLock } from '../database/advisory-lock.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { startForGuests } from '../orders/acceptance/start-for-guests.ts'
import { announceTable } from './announce-table.ts'
import { judgeStay, type StayDeed } from './judge-stay.ts'
import { otherStays, type StayRow, stayState } from './stay-row.ts'

type World = Pick<Context, 'db' | 'snapshot'>

/** Does it, in the turn of the kitchen's tables, as placing an order for one does. */
export function workStay(
  world: World,
  by: JournalActor,
  stay: Pick<StayRow, 'id' | 'warehouse_id'>,
  deed: StayDeed,
  now: Date,
): Promise<StayRow | Refusal> {
  const { db } = world
  return transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, `tables:${stay.warehouse_id}`)
    return workWithin(world, sql, by, stay.id, deed, now)
  })
}

/** The same for whoever has the turn already. */
export async function workWithin(
  { db, snapshot }: World,
  sql: Sql,
  by: JournalActor,
  id: number,
  deed: StayDeed,
  now: Date,
): Promise<StayRow | Refusal> {
  const found = await sql.selectFrom('table_bookings').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return refuse(404, 'not_found')
  const kitchen = found.warehouse_id
  const room = {
    tables: tablesOf({ snapshot }, kitchen),
    others: await otherStays(sql, kitchen, id, now),
  }
  const changes = judgeStay(found, deed, room, now)
  if (typeof changes === 'string') {
    const state = stayState(found)
    return refuse(changes === 'no_such_table' ? 422 : 409, changes, { data: { state } })
  }
  const done = await sql
    .updateTable('table_bookings')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (deed.kind === 'arrived' && found.order_id !== null)
    await startForGuests(db.engine, sql, found.order_id, now)
  const [before, after] = [placeOf(found), placeOf(done)]
  const entry = { by, deed: `table.${deed.kind}`, kitchen, subject: 'stay', subjectId: id, before, after }
  await writeJournal(sql, entry, now)
  await announceTable(db.engine, sql, done, now)
  return done
}

export const tablesOf = ({ snapshot }: Pick<Context, 'snapshot'>, kitchen: number) =>
  snapshot()
    .own()
    .warehouses.find(({ id }) => id === kitchen)?.tables ?? []

const placeOf = (stay: StayRow) => ({ table: stay.table_id, state: stayState(stay), ends: stay.ends_at })
