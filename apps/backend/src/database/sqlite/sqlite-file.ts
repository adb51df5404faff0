import { type DatabaseSync, loadSqlite, type SqliteDriverName } from './sqlite-driver.mjs'
import { sqliteFault } from './sqlite-fault.ts'
import { SqliteStatement } from './sqlite-statement.ts'

/** One connection to a file of SQLite, on whichever driver. */
export class SqliteFile {
  readonly #file: DatabaseSync
  #isClosed = false

  constructor(path: string, driver?: SqliteDriverName) {
    const { DatabaseSync } = loadSqlite(driver)
    this.#file = attempted(() => new DatabaseSync(path))
  }

  get inTransaction(): boolean {
    return !this.#isClosed && this.#file.isTransaction
  }

  prepare(text: string): SqliteStatement {
    return attempted(() => new SqliteStatement(this.#file.prepare(text)))
  }

  exec(text: string): void {
    attempted(() => this.#file.exec(text))
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#file.close()
  }
}

function attempted<T>(work: () => T): T {
  try {
    return work()
  } catch (fault) {
    throw sqliteFault(fault)
  }
}
