import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Database, Sql } from './database.ts'
import { speakDirectly } from './direct-connection.ts'
import { createGroupCommit } from './group-commit.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** How long we wait for another process (an import beside a running shop). */
const BUSY_MS = 10_000
const PAUSE_MS = 5

export function openSqlite(path: string): Omit<Database, 'onStir'> {
  const writing = openFile(path)
  const reading = openFile(path)
  reading.pragma('query_only = ON')
  // SQLite's own waiting would stop the whole process, also for those who only read.
  writing.pragma('busy_timeout = 0')
  const writer = speaker(writing)
  const reader = speaker(reading)
  const begin = writing.prepare('begin immediate')
  const group = createGroupCommit(writing, writer, () => beginWhenFree(begin))

  return {
    sql: reader,
    engine: 'sqlite',
    attempt: group.attempt,
    listen: async () => async () => {},
    async close() {
      await group.idle()
      reading.close()
      writing.close()
    },
  }
}

function speaker(file: SqliteFile.Database): Sql {
  const connection = new SqliteConnection(file)
  return speakDirectly(new Kysely<Tables>({ dialect: sqliteDialect(connection) }), connection)
}

async function beginWhenFree(begin: SqliteFile.Statement): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      begin.run()
      return
    } catch (fault) {
      const busy = fault instanceof SqliteFile.SqliteError && fault.code === 'SQLITE_BUSY'
      if (!busy || waited >= BUSY_MS) throw fault
      await pause(PAUSE_MS)
    }
  }
}

function openFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path, { timeout: BUSY_MS })
  file.pragma('journal_mode = WAL')
  // An acknowledged order is on disk: NORMAL would lose the last ones with the power.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What a page of the file costs is paid at a checkpoint: fewer of them write the same page less often.
  file.pragma('wal_autocheckpoint = 4000')
  file.pragma('cache_size = -16000')
  // What a writer may have to take back is kept in memory: in a file it is written with every page of every order.
  file.pragma('temp_store = MEMORY')
  return file
}
