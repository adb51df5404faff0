import { sql as raw } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'

/**
 * Makes transactions that hold the same name take turns until they end (tables of one warehouse, a publish).
 * SQLite's writers take turns anyway.
 */
export async function advisoryLock(engine: Engine, sql: Sql, name: string): Promise<void> {
  if (engine === 'postgres')
    await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(sql)
}
