import { advisoryLock } from '../../database/advisory-lock.ts'
import type { Database, Sql } from '../../database/database.ts'

/** Whoever changes owners takes turns: two who remove each other at once would leave nobody. */
export const ownersInTurn = (db: Pick<Database, 'engine'>, sql: Sql): Promise<void> =>
  advisoryLock(db.engine, sql, 'staff:owners')

/** Whether nobody would be left who may do everything. Somebody who is looked around as replaces no real owner. */
export async function isLastOwner(sql: Sql, staffId: number): Promise<boolean> {
  const owners = await sql
    .selectFrom('staff')
    .select(['id', 'kind'])
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .where('kind', 'in', ['person', 'demo'])
    .execute()
  const own = owners.find(({ id }) => id === staffId)
  if (!own) return false
  return !owners.some(({ id, kind }) => id !== staffId && (kind === 'person' || own.kind === 'demo'))
}
