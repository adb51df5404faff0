import type { Sql } from '../database/database.ts'

/** Who did something: a person by their session, a machine by its key, or the shop by itself. */
export interface JournalActor {
  readonly kind: 'staff' | 'key' | 'system' | 'command'
  readonly staffId?: number | null
  /** What the session is called; never its token. */
  readonly session?: string
  readonly address?: string
}

export interface JournalEntry {
  readonly by: JournalActor
  /** `order.accept`, `staff.end`: one word for one deed, for ever. */
  readonly deed: string
  readonly kitchen?: number | null
  readonly subject: string
  readonly subjectId: string | number
  /** Numbers, sums, statuses and names of fields: never a phone, a name or an address of a guest. */
  readonly before?: unknown
  readonly after?: unknown
}

/** Called in the transaction of the deed itself: neither is written without the other. */
export async function writeJournal(sql: Sql, entry: JournalEntry, now: Date): Promise<void> {
  const { by, deed, kitchen, subject, subjectId, before, after } = entry
  await sql
    .insertInto('journal')
    .values({
      at: now.getTime(),
      actor: by.kind,
      staff_id: by.staffId ?? null,
      session: by.session ?? '',
      address: by.address ?? '',
      deed,
      kitchen: kitchen ?? null,
      subject,
      subject_id: String(subjectId),
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute()
}
