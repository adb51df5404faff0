import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Sql } from './database.ts'

const ATTEMPTS = 8
/** serialization_failure, deadlock_detected */
const PASSING = new Set(['40001', '40P01'])

/**
 * All or nothing. `work` may run again when PostgreSQL asks for a retry, and on SQLite when another one that shares its
 * commit fails, so it does nothing but SQL; on SQLite it must not await anything but SQL either, since the next writer
 * waits for it.
 */
export function transaction<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  return retrying(() => db.attempt(work))
}

/** Runs it again where PostgreSQL says that another one came in the way. */
export async function retrying<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce()
    } catch (fault) {
      if (attempt >= ATTEMPTS || !isPassing(fault)) throw fault
      await pause(attempt * attempt * 2)
    }
  }
}

function isPassing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && PASSING.has(String(fault.code))
}
