/** What of `node:sqlite` the shop uses. */
export interface DatabaseSync {
  readonly isTransaction: boolean
  prepare(text: string): StatementSync
  exec(text: string): void
  close(): void
}

export interface StatementSync {
  all(...values: unknown[]): unknown[]
  get(...values: unknown[]): unknown
  run(...values: unknown[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint }
  columns(): readonly { readonly name: string; readonly type: string | null }[]
  setReturnArrays(enabled: boolean): void
}

export interface SqliteDriver {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => DatabaseSync
}

export type SqliteDriverName = 'node' | 'photostructure'

export const sqliteDrivers: readonly SqliteDriverName[]
export function loadSqlite(asked?: SqliteDriverName | ''): SqliteDriver
export function driversHere(): SqliteDriverName[]
