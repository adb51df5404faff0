import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { type Refusal, refuse } from '../refusal.ts'

export interface RateLimit {
  /** Whom and what it counts: `contact:203.0.113.7`. */
  readonly bucket: string
  readonly most: number
  readonly windowMs: number
}

/** Counts one more; refuses when there were too many in the window. Counted in the database: hosts are several. */
export async function countTowards(db: Database, limit: RateLimit, now: Date): Promise<Refusal | null> {
  const { bucket, most, windowMs } = limit
  const window_at = windowOf(now, windowMs)
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

/** How long is left of a window that is full already; null while there is room. Nothing is counted. */
export async function isFull(
  db: Database,
  { bucket, most, windowMs }: RateLimit,
  now: Date,
): Promise<Refusal | null> {
  const window_at = windowOf(now, windowMs)
  const row = await db.sql
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', bucket)
    .where('window_at', '=', window_at)
    .executeTakeFirst()
  return row && row.hits >= most ? tooManyRequests(window_at + windowMs - now.getTime()) : null
}

/** What is said once in a while, by whichever host comes first. */
export async function isFirstInWindow(
  sql: Sql,
  { bucket, windowMs }: Pick<RateLimit, 'bucket' | 'windowMs'>,
  now: Date,
): Promise<boolean> {
  const noted = await sql
    .insertInto('rate_limits')
    .values({ bucket, window_at: windowOf(now, windowMs), hits: 1 })
    .onConflict((conflict) => conflict.columns(['bucket', 'window_at']).doNothing())
    .returning('hits')
    .executeTakeFirst()
  return noted !== undefined
}

const windowOf = (now: Date, windowMs: number): number => Math.floor(now.getTime() / windowMs) * windowMs

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
