import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { notifyAfterCommit } from '../database/notify-after-commit.ts'
import type { RealtimeEvent } from '../ports/realtime-provider.ts'

/** Notified of after the commit of each event, and announced between processes. */
export const REALTIME = 'realtime'

/** The customer's open pages; who may listen is asked at `/realtime/v1/auth`. */
export const userChannel = (customerId: number): string => `private-user-${customerId}`
/** Open to everybody. */
export const CATALOGUE = 'catalogue'

/**
 * Tells whoever listens, if and when the transaction commits. It is a row and not a NOTIFY of this transaction:
 * PostgreSQL lets only one committing transaction with a NOTIFY through at a time, and orders would queue for it.
 */
export async function publishEvent(
  engine: Engine,
  sql: Sql,
  now: Date,
  { channel, event, data }: RealtimeEvent,
): Promise<void> {
  const row = { channel, event, data: JSON.stringify(data), created_at: now.getTime() }
  await insertRows(engine, sql, 'realtime_events', [row])
  notifyAfterCommit(sql, REALTIME)
}
