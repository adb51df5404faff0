import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'

/**
 * A Kysely dialect over one connection without Kysely's mutex: calls of SQLite's drivers are synchronous, and
 * whoever may write takes turns in `open-sqlite`, so that readers never wait for a writer.
 */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => singleConnection(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function singleConnection(connection: SqliteConnection): Driver {
  const refuse = () => Promise.reject(new Error('Use transaction(db, work): writers take turns there'))
  return {
    init: async () => {},
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: async () => {},
  }
}
