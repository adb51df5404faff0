import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { transaction } from '../database/transaction.ts'

/** What a worker needs beyond a job's patience to write down how it went. */
const MARGIN_MS = 30_000

/** No pause and no claim reaches so far: what does was written by a clock that has been put back since. */
const BEYOND_MS = 2 * 3_600_000

/** Whether the instant in the column has come. */
const hasCome =
  (column: 'due_at' | 'claimed_until', at: number) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb(column, '<=', at), eb(column, '>', at + BEYOND_MS)])

export type ClaimedJob = Pick<
  Selectable<Tables['outbox']>,
  'id' | 'kind' | 'payload' | 'attempts' | 'created_at' | 'claimed_until'
>

export async function dueKinds(db: Database, now: Date): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('done_at', 'is', null)
    .where(hasCome('due_at', now.getTime()))
    .where(hasCome('claimed_until', now.getTime()))
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Takes due jobs of a kind for this worker alone; the claim runs out, so that a dead worker's are run by others. */
export function claimJobs(
  db: Database,
  now: Date,
  kind: string,
  { most, patienceMs }: { readonly most: number; readonly patienceMs: number },
): Promise<ClaimedJob[]> {
  const at = now.getTime()
  return transaction(db, async (sql) => {
    const due = sql
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      .where(hasCome('due_at', at))
      .where(hasCome('claimed_until', at))
      .orderBy('due_at')
      .orderBy('id')
      .limit(most)
    const rows = await (db.engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
    if (rows.length === 0) return []
    const claimed = await sql
      .updateTable('outbox')
      .set(({ eb }) => ({ claimed_until: at + patienceMs + MARGIN_MS, attempts: eb('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'claimed_until'])
      .execute()
    return claimed.sort((a, b) => a.id - b.id)
  })
}
