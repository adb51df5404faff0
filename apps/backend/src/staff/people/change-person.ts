import type { Role } from '@samobranka/rules'
import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { type JournalActor, writeJournal } from '../../journal/write-journal.ts'
import { endSessionsOf } from './end-sessions.ts'
import { forgetLogin } from './keep-login.ts'
import { isLastOwner, ownersInTurn } from './owners.ts'

export interface PersonChanges {
  readonly name?: string
  readonly role?: Role
  readonly kitchens?: readonly number[]
}

type Outcome = 'done' | 'not_found' | 'last_owner'

/** Whose name is known and who is no tablet. */
const found = (sql: Sql, staffId: number) =>
  sql
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'kitchens'])
    .where('id', '=', staffId)
    .where('kind', 'in', ['person', 'demo'])
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Another name, role or kitchens. Sockets hear by what the person might hear before: with other rights they sign in anew. */
export function changePerson(
  db: Database,
  staffId: number,
  changes: PersonChanges,
  by: JournalActor,
  now: Date,
): Promise<Outcome> {
  return transaction(db, async (sql) => {
    await ownersInTurn(db, sql)
    const before = await found(sql, staffId)
    if (!before) return 'not_found'
    const { role, name } = { role: before.role, name: before.name, ...changes }
    const kitchens = changes.kitchens === undefined ? before.kitchens : JSON.stringify(changes.kitchens)
    // An owner of one kitchen could not undo it.
    if ((role !== 'owner' || kitchens !== '[]') && (await isLastOwner(sql, staffId))) return 'last_owner'
    await sql.updateTable('staff').set({ role, name, kitchens }).where('id', '=', staffId).execute()
    const hasOtherRights = role !== before.role || kitchens !== before.kitchens
    if (hasOtherRights) {
      await endSessionsOf(sql, staffId)
      await endInvitationsBy(sql, staffId, now)
    }
    await writeJournal(
      sql,
      {
        by,
        deed: 'staff.change',
        subject: 'staff',
        subjectId: staffId,
        before: { role: before.role, kitchens: JSON.parse(before.kitchens) },
        after: {
          role,
          kitchens: JSON.parse(kitchens),
          ...(name === before.name ? {} : { changed: ['name'] }),
        },
      },
      now,
    )
    return 'done'
  })
}

/** The person works here no longer: what they are signed in with, and in, is gone at once; what they did stays theirs. */
export function endPerson(db: Database, staffId: number, by: JournalActor, now: Date): Promise<Outcome> {
  return transaction(db, async (sql) => {
    await ownersInTurn(db, sql)
    const before = await found(sql, staffId)
    if (!before) return 'not_found'
    if (await isLastOwner(sql, staffId)) return 'last_owner'
    await sql.updateTable('staff').set({ ended_at: now.getTime() }).where('id', '=', staffId).execute()
    await endSessionsOf(sql, staffId)
    await forgetLogin(sql, staffId)
    await endInvitationsBy(sql, staffId, now)
    await sql
      .updateTable('staff_links')
      .set({ ended_at: now.getTime() })
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .execute()
    const entry = {
      by,
      deed: 'staff.end',
      subject: 'staff',
      subjectId: staffId,
      before: { role: before.role },
    }
    await writeJournal(sql, entry, now)
    return 'done'
  })
}

/** What they could give then they may not have now: by an invitation of their own they would be back in a minute. */
async function endInvitationsBy(sql: Sql, staffId: number, now: Date): Promise<void> {
  await sql
    .updateTable('staff_links')
    .set({ ended_at: now.getTime() })
    .where('made_by', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  await sql.deleteFrom('staff_device_codes').where('made_by', '=', staffId).execute()
}
