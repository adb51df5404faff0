import type { Database } from './database.ts'
import { withAfterCommit } from './notify-after-commit.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { SqliteDriverName } from './sqlite/sqlite-driver.mjs'

export type DatabasePlace =
  /** Without a driver, the best one that can be had. */
  | { readonly file: string; readonly driver?: SqliteDriverName | undefined }
  | { readonly url: string; readonly onFault?: (fault: Error) => void }

/** A file is SQLite, an address is PostgreSQL; what is above does not know which. */
export function openDatabase(place: DatabasePlace): Database {
  const opened =
    'file' in place
      ? openSqlite(place.file, place.driver)
      : openPostgres(place.url, place.onFault ?? (() => {}))
  return withAfterCommit(opened)
}
