import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@samobranka/backend'
import { startThrowawayPostgres } from '../../apps/backend/src/testing/throwaway-postgres.ts'
import { sqliteDriver } from '../shops/sqlite-driver.ts'

/** Where a host is tried: an empty data folder, and a database that is gone afterwards. */
export interface Stage {
  readonly engine: string
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
  openDatabase(): Database
}

async function onSqlite<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (DATA_DIR) => {
    const file = join(DATA_DIR, 'samobranka.db')
    return work({
      engine: 'SQLite',
      env: { DATA_DIR },
      openDatabase: () => openDatabase({ file, driver: sqliteDriver }),
    })
  })
}

async function onPostgres<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  return inEmptyFolder(async (DATA_DIR) => {
    const { url, stop } = await startThrowawayPostgres({ durable: true })
    try {
      const env = { DATA_DIR, DATABASE_URL: url }
      const open = () => openDatabase({ url, onFault: () => undefined })
      return await work({ engine: 'PostgreSQL', env, openDatabase: open })
    } finally {
      await stop()
    }
  })
}

/** On both databases in turn, or on the one that is named. */
export async function onEach<T>(only: string | undefined, work: (stage: Stage) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = []
  if (only !== 'postgres') outcomes.push(await onSqlite(work))
  if (only !== 'sqlite') outcomes.push(await onPostgres(work))
  return outcomes
}

export async function withDatabase<T>(stage: Stage, work: (db: Database) => Promise<T>): Promise<T> {
  const db = stage.openDatabase()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function inEmptyFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-stage-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
