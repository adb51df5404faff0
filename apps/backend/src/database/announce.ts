import { sql as raw } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'

/** Tells listeners in other processes, when the transaction commits. Payloads stay small: an id, a version. */
export async function announce(engine: Engine, sql: Sql, channel: string, payload: string): Promise<void> {
  if (engine === 'postgres') await raw`select pg_notify(${channel}, ${payload})`.execute(sql)
}
