import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface RateLimit {
  /** Whom and what it counts: `contact:203.0.113.7`. */
  readonly bucket: string
  readonly most: number
  readonly windowMs: number
}

/** Counts one more; refuses when there were too many in the window. Counted in the database: hosts are several. */
export async function countTowards(db: Database, limit: RateLimit, now: Date): Promise<Refusal | null> {
  const { bucket, most, windowMs } = limit
  const window_at = Math.floor(now.getTime() / windowMs) * windowMs
  const { hits } = await transaction(db, (sql) =>
    sql
      .insertInto('rate_limits')
      .values({ bucket, window_at, hits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['bucket', 'window_at'])
          .doUpdateSet((e) => ({ hits: e('rate_limits.hits', '+', 1) })),
      )
      .returning('hits')
      .executeTakeFirstOrThrow(),
  )
  return hits > most ? tooManyRequests(window_at + windowMs - now.getTime()) : null
}

export function tooManyRequests(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  return refuse(429, 'too_many_requests', {
    // Minutes and seconds are written alike in every language.
    params: { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` },
    data: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  })
}

/** Windows that are over: the table holds only what still counts. */
export async function forgetOldLimits(db: Database, now: Date): Promise<void> {
  const dayAgo = now.getTime() - 86_400_000
  await transaction(db, (sql) => sql.deleteFrom('rate_limits').where('window_at', '<', dayAgo).execute())
}
