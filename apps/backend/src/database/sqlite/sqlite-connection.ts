import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { boundedMap } from '../../memory/bounded-map.ts'
import type { Statement } from '../statement.ts'
import type { SqliteFile } from './sqlite-file.ts'
import type { SqliteStatement } from './sqlite-statement.ts'

/** Statements with lists of varying length would otherwise fill the cache for ever. */
const CACHED_BYTES = 4 * 1024 * 1024
/** Beside its text. */
const STATEMENT_BYTES = 4_096

/** Keeps prepared statements: preparing costs as much as running a small one. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  readonly #statements = boundedMap<SqliteStatement>(CACHED_BYTES, () => STATEMENT_BYTES)

  constructor(file: SqliteFile) {
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
    if (statement.reads) return statement.rows(values) as R[]
    statement.run(values)
    return []
  }

  /** The rows as lists of their columns, on the spot: an object for each costs as much as finding it. */
  lists<R extends readonly unknown[]>(text: string, values: readonly unknown[]): R[] {
    return this.#prepared(text).lists(values) as unknown as R[]
  }

  /** How many rows the statement changed, on the spot. Asking for the rows themselves (`returning`) costs ten times more. */
  change({ text, values }: Statement): number {
    return Number(this.#prepared(text).run(values).changes)
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream, which nobody uses.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported: rows are read whole')
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepared(query.sql)
    if (statement.reads) {
      const rows = statement.rows(query.parameters) as R[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    const { changes, lastInsertRowid } = statement.run(query.parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepared(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#file.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
