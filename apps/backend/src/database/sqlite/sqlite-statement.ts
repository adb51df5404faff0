import type { StatementSync } from './sqlite-driver.mjs'
import { sqliteFault } from './sqlite-fault.ts'

type Row = Record<string, unknown>

/**
 * A prepared statement. Rows are asked for as lists and become objects here: those of the drivers have no prototype and
 * are dictionaries to V8, which reads them slower than it finds them.
 */
export class SqliteStatement {
  readonly #statement: StatementSync
  #columns: readonly string[] = []
  #bytes: readonly number[] = []

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.#learnColumns()
    if (this.reads) statement.setReturnArrays(true)
  }

  /** Whether it answers rows. */
  get reads(): boolean {
    return this.#columns.length > 0
  }

  rows(values: readonly unknown[]): Row[] {
    const lists = this.lists(values)
    const columns = this.#columns
    const rows: Row[] = []
    for (const list of lists) {
      const row: Row = {}
      for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = list[at]
      rows.push(row)
    }
    return rows
  }

  lists(values: readonly unknown[]): unknown[][] {
    try {
      const lists = this.#statement.all(...bound(values)) as unknown[][]
      // Another process, of a later version, gave the table a column: SQLite reads the statement anew by itself.
      if (lists.length > 0 && lists[0]?.length !== this.#columns.length) this.#learnColumns()
      for (const at of this.#bytes) for (const list of lists) list[at] = bufferOf(list[at])
      return lists
    } catch (fault) {
      throw sqliteFault(fault)
    }
  }

  run(values: readonly unknown[] = []): ReturnType<StatementSync['run']> {
    try {
      return this.#statement.run(...bound(values))
    } catch (fault) {
      throw sqliteFault(fault)
    }
  }

  #learnColumns(): void {
    const columns = this.#statement.columns()
    this.#columns = columns.map(({ name }) => name)
    this.#bytes = columns.flatMap(({ type }, at) => (type?.toLowerCase() === 'blob' ? [at] : []))
  }
}

/** Some drivers refuse `undefined` and some take `true` for 1: here the one is null and the other a mistake, on each. */
function bound(values: readonly unknown[]): readonly unknown[] {
  for (const value of values)
    if (value === undefined || typeof value === 'boolean') return values.map(bindable)
  return values
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') throw new TypeError('SQLite has no booleans: 0 or 1')
  return value === undefined ? null : value
}

const NO_BYTES = Buffer.alloc(0)

/** As PostgreSQL's driver gives it. No bytes that Node 22 read would be written as null: they have no memory at all. */
function bufferOf(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value
  return value.byteLength === 0 ? NO_BYTES : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}
