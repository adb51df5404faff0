import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'

/** A cash desk asks every second; a write for each would be the dearest part of its call. */
const NOTE_EVERY_MS = 60_000

const noted = new WeakMap<Database, Map<number, number>>()

/** When a named key was used last. Nobody waits for it, and nobody is refused where it could not be written. */
export function noteUsed({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>, keyId: number): void {
  const times = noted.get(db) ?? new Map<number, number>()
  noted.set(db, times)
  const at = clock().getTime()
  if (Math.abs(at - (times.get(keyId) ?? 0)) < NOTE_EVERY_MS) return
  times.set(keyId, at)
  transaction(db, (sql) =>
    sql.updateTable('machine_keys').set({ used_at: at }).where('id', '=', keyId).execute(),
  ).catch((fault) => log.warn({ err: fault, keyId }, 'Could not note when a key was used'))
}
