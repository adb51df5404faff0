import { JOURNAL_ACTORS, type JournalEntry } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

export interface JournalFilters {
  readonly actor?: string | null | undefined
  readonly staffId?: number | null | undefined
  /** A deed, or with a dot at its end the beginning of several. */
  readonly deed?: string | null | undefined
  readonly subject?: string | null | undefined
  readonly subjectId?: string | null | undefined
  readonly kitchen?: number | null | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  /** What is older than this entry. */
  readonly before?: number | null | undefined
}

const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

/** The newest first, of those kitchens and of none; an empty list of kitchens means all. */
export async function readJournal(
  sql: Sql,
  filters: JournalFilters,
  kitchens: readonly number[],
  limit: number,
): Promise<JournalEntry[]> {
  const { actor, staffId, deed, subject, subjectId, kitchen, from, to, before } = filters
  let query = sql
    .selectFrom('journal')
    .leftJoin('staff', 'staff.id', 'journal.staff_id')
    .selectAll('journal')
    .select('staff.name as by')
  if (actor) query = query.where('journal.actor', '=', actor)
  if (staffId) query = query.where('journal.staff_id', '=', staffId)
  if (deed?.endsWith('.')) query = query.where('deed', '>=', deed).where('deed', '<', `${deed.slice(0, -1)}/`)
  else if (deed) query = query.where('deed', '=', deed)
  if (subject) query = query.where('subject', '=', subject)
  if (subjectId) query = query.where('subject_id', '=', subjectId)
  if (kitchen) query = query.where('journal.kitchen', '=', kitchen)
  if (from) query = query.where('at', '>=', Date.parse(from))
  if (to) query = query.where('at', '<', Date.parse(to))
  if (before) query = query.where('journal.id', '<', before)
  if (kitchens.length > 0)
    query = query.where((e) =>
      e.or([e('journal.kitchen', 'is', null), e('journal.kitchen', 'in', [...kitchens])]),
    )
  const rows = await query.orderBy('journal.id', 'desc').limit(limit).execute()
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: JOURNAL_ACTORS.find((one) => one === row.actor) ?? 'system',
    staffId: row.staff_id,
    by: row.by ?? '',
    address: row.address,
    deed: row.deed,
    kitchen: row.kitchen,
    subject: row.subject,
    subjectId: row.subject_id,
    before: read(row.before),
    after: read(row.after),
  }))
}
