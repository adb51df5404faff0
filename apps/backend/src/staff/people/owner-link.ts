import type { Role } from '@samobranka/rules'
import type { Database } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { anybodyWorksHere, makeLink } from './staff-link.ts'

const OWNER: Role = 'owner'
const byCommand = { kind: 'command' } as const

/** The owner’s first door: a link that makes the first of the people here. null as soon as there is anybody. */
export function firstLink(db: Database, now: Date): Promise<string | null> {
  return transaction(db, async (sql) => {
    if (await anybodyWorksHere(sql)) return null
    const { path } = await makeLink(sql, { kind: 'first', role: OWNER }, now)
    return path
  })
}

export interface OwnerName {
  readonly id: number
  readonly name: string
}

type OwnerLink =
  | { readonly path: string; readonly owner: OwnerName | null }
  | { readonly choose: readonly OwnerName[] }

/**
 * For who is locked out: a command on the server, where everything is open anyway. An owner who is there is let in
 * again, with another password or passkey; with `asNew` somebody else becomes an owner beside them.
 */
export function ownerLink(
  db: Database,
  { id, asNew }: { readonly id: number | null; readonly asNew: boolean },
  now: Date,
): Promise<OwnerLink> {
  return transaction(db, async (sql) => {
    const owners = await sql
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('role', '=', OWNER)
      .where('kind', '=', 'person')
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute()
    const wanted = owners.filter((one) => id === null || one.id === id)
    const [owner = null] = wanted
    if (!asNew && (wanted.length > 1 || (owner === null && owners.length > 0))) return { choose: owners }
    const again = asNew ? null : owner
    const { id: link, path } = await makeLink(
      sql,
      again === null
        ? { kind: 'owner', role: OWNER }
        : { kind: 'return', role: OWNER, name: again.name, staffId: again.id },
      now,
    )
    const entry = { by: byCommand, deed: 'staff.owner-link', subject: 'invitation', subjectId: link }
    await writeJournal(sql, { ...entry, after: { staff: again?.id ?? null } }, now)
    return { path, owner: again }
  })
}
