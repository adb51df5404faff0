import type { Sql } from '../database.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

const connections = new WeakMap<Sql, SqliteConnection>()

/** SQLite answers on the spot: whoever runs statements of his own may do without promises and query builders. */
export function speakDirectly(sql: Sql, connection: SqliteConnection): Sql {
  connections.set(sql, connection)
  return sql
}

export function directConnection(sql: Sql): SqliteConnection | undefined {
  return connections.get(sql)
}
