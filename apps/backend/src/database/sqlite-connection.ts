import type { Statement as PreparedStatement, Database as SqliteDatabase } from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { boundedMap } from '../memory/bounded-map.ts'
import type { Statement } from './run-text.ts'

/** Statements with lists of varying length would otherwise fill the cache for ever. */
const CACHED_BYTES = 4 * 1024 * 1024
/** Beside its text. */
const STATEMENT_BYTES = 4_096
const statements = () => boundedMap<PreparedStatement<unknown[]>>(CACHED_BYTES, () => STATEMENT_BYTES)

/** Keeps prepared statements: preparing costs as much as running a small one. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteDatabase
  readonly #statements = statements()
  readonly #listing = statements()

  constructor(file: SqliteDatabase) {
    this.#file = file
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return Promise.resolve(this.#run<R>(query))
    } catch (fault) {
      return Promise.reject(fault)
    }
  }

  /** The rows, on the spot. */
  run<R>(text: string, values: readonly unknown[]): R[] {
    const statement = this.#prepared(text)
    if (statement.reader) return statement.all(values as unknown[]) as R[]
    statement.run(values as unknown[])
    return []
  }

  /** The rows as lists of their columns, on the spot: an object for each costs as much as finding it. */
  lists<R extends readonly unknown[]>(text: string, values: readonly unknown[]): R[] {
    return this.#prepared(text, this.#listing)
      .raw()
      .all(values as unknown[]) as unknown as R[]
  }

  /** How many rows the statement changed, on the spot. Asking for the rows themselves (`returning`) costs ten times more. */
  change({ text, values }: Statement): number {
    return this.#prepared(text).run(values as unknown[]).changes
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream, which nobody uses.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: rows are read whole')
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepared(query.sql)
    if (statement.reader) {
      const rows = statement.all(query.parameters as unknown[]) as R[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    const { changes, lastInsertRowid } = statement.run(query.parameters as unknown[])
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepared(sql: string, kept = this.#statements): PreparedStatement<unknown[]> {
    const known = kept.get(sql)
    if (known) return known
    const statement = this.#file.prepare<unknown[]>(sql)
    kept.set(sql, statement)
    return statement
  }
}
