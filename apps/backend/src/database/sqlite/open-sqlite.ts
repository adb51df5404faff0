import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import type { Database, Sql } from '../database.ts'
import type { Tables } from '../tables.ts'
import { speakDirectly } from './direct-connection.ts'
import { createGroupCommit } from './group-commit.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { SqliteDriverName } from './sqlite-driver.mjs'
import { SqliteFile } from './sqlite-file.ts'
import type { SqliteStatement } from './sqlite-statement.ts'

/** How long we wait for another process (an import beside a running shop). */
const BUSY_MS = 10_000
const PAUSE_MS = 5

export function openSqlite(
  path: string,
  driver?: SqliteDriverName,
): Omit<Database, 'afterCommit' | 'committed'> {
  const writing = openFile(path, driver)
  const reading = openFile(path, driver)
  reading.exec('pragma query_only = ON')
  // SQLite's own waiting would stop the whole process, also for those who only read.
  writing.exec('pragma busy_timeout = 0')
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
      emptyLog(writing)
      writing.close()
    },
  }
}

/** The last to close does it, unless its driver keeps the file open until its statements are collected. */
function emptyLog(file: SqliteFile): void {
  try {
    file.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // Somebody else is at it, or the disk is full: whoever opens the file next reads the log.
  }
}

function speaker(file: SqliteFile): Sql {
  const connection = new SqliteConnection(file)
  return speakDirectly(new Kysely<Tables>({ dialect: sqliteDialect(connection) }), connection)
}

async function beginWhenFree(begin: SqliteStatement): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      begin.run()
      return
    } catch (fault) {
      const busy = fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY'
      if (!busy || waited >= BUSY_MS) throw fault
      await pause(PAUSE_MS)
    }
  }
}

function openFile(path: string, driver?: SqliteDriverName): SqliteFile {
  const file = new SqliteFile(path, driver)
  file.exec(`pragma busy_timeout = ${BUSY_MS}`)
  file.exec('pragma journal_mode = WAL')
  // An acknowledged order is on disk: NORMAL would lose the last ones with the power.
  file.exec('pragma synchronous = FULL')
  file.exec('pragma foreign_keys = ON')
  // What a page of the file costs is paid at a checkpoint: fewer of them write the same page less often.
  file.exec('pragma wal_autocheckpoint = 4000')
  file.exec('pragma cache_size = -16000')
  // What a writer may have to take back is kept in memory: in a file it is written with every page of every order.
  file.exec('pragma temp_store = MEMORY')
  return file
}
