import type { Sql } from '../database/database.ts'
import { notifyAfterCommit } from '../database/notify-after-commit.ts'

/** Notified of after the commit of each job written. */
export const OUTBOX = 'outbox'

export interface Job {
  readonly kind: string
  readonly payload: unknown
  /** The same job asked for twice is run once. */
  readonly uniqueKey?: string
  /** Not before this instant; at once when left out. */
  readonly dueAt?: Date
}

/** Writes side effects down in the caller's transaction: they happen if, and only if, it commits. */
export async function enqueue(sql: Sql, now: Date, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  await sql
    .insertInto('outbox')
    .values(
      jobs.map(({ kind, payload, uniqueKey, dueAt }) => ({
        kind,
        payload: JSON.stringify(payload),
        unique_key: uniqueKey ?? null,
        created_at: now.getTime(),
        due_at: (dueAt ?? now).getTime(),
      })),
    )
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute()
  notifyAfterCommit(sql, OUTBOX)
}
