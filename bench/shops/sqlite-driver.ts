import type { SqliteDriverName } from '@samobranka/backend'

/** Whose SQLite is measured, beside hosts that are told the same. */
export const sqliteDriver = process.env.SQLITE_DRIVER as SqliteDriverName | undefined
