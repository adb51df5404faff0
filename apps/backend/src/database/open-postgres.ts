import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { listenPostgres } from './listen-postgres.ts'
import { preparedPool } from './prepared-pool.ts'
import type { Tables } from './tables.ts'

/** One flush of the log serves all who commit meanwhile; beyond this they only wait in another queue. */
const POOL_SIZE = 20
const INT8 = 20
const NUMERIC = 1700

/** Sums and instants come as numbers, as on SQLite; none of ours reaches 2^53. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC, Number)

export function openPostgres(
  url: string,
  onFault: (fault: Error) => void,
): Omit<Database, 'afterCommit' | 'committed'> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types })
  // An idle connection that the server drops must not end the process.
  pool.on('error', onFault)
  // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) => client.on('error', onFault))
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
  return {
    sql,
    engine: 'postgres',
    attempt: (work) => sql.transaction().execute(work),
    listen: (channel, heard) => listenPostgres({ url, channel, heard, onFault }),
    close: () => sql.destroy(),
  }
}
