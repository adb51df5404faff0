import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const HOUR = 3_600_000
/** Long enough for a key to keep the same job from being run again, and to see why one was given up. */
const JOBS_MS = 30 * 24 * HOUR
/** A page suspended for longer asks by itself. */
const EVENTS_MS = HOUR

/** Drops jobs that are over and events that everybody has seen. */
export async function forgetOldJobs(db: Database, now: Date): Promise<void> {
  await transaction(db, async (sql) => {
    await sql
      .deleteFrom('outbox')
      .where('done_at', '<', now.getTime() - JOBS_MS)
      .execute()
    await sql
      .deleteFrom('realtime_events')
      .where('created_at', '<', now.getTime() - EVENTS_MS)
      .execute()
  })
}
