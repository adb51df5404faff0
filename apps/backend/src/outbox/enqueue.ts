import type { Sql } from '../database/database.ts'
import { stir } from '../database/stir.ts'

/** Stirred with each errand written. */
export const OUTBOX = 'outbox'

export interface Errand {
  readonly kind: string
  readonly payload: unknown
  /** The same errand asked for twice is run once. */
  readonly uniqueKey?: string
  /** Not before this instant; at once when left out. */
  readonly dueAt?: Date
}

/** Writes side effects down in the caller's transaction: they happen if, and only if, it commits. */
export async function enqueue(sql: Sql, now: Date, errands: readonly Errand[]): Promise<void> {
  if (errands.length === 0) return
  await sql
    .insertInto('outbox')
    .values(
      errands.map(({ kind, payload, uniqueKey, dueAt }) => ({
        kind,
        payload: JSON.stringify(payload),
        unique_key: uniqueKey ?? null,
        created_at: now.getTime(),
        due_at: (dueAt ?? now).getTime(),
      })),
    )
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute()
  stir(sql, OUTBOX)
}
