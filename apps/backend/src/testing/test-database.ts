import { randomBytes } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { type DatabasePlace, openDatabase } from '../database/open-database.ts'
import { databaseUrl, onServer } from './postgres-server.ts'

const opened = new Set<Database>()

/** A fresh migrated database on the engine this run tests; closed by itself after the test file. */
export async function testDatabase(): Promise<Database> {
  return openTestDatabase(await createTestDatabase())
}

/** Opens a second connection to a database, as another process would. */
export function openTestDatabase(place: DatabasePlace): Database {
  const db = openDatabase('file' in place ? { driver: inject('sqliteDriver'), ...place } : place)
  opened.add(db)
  return db
}

/** One that no version has opened yet. */
export async function emptyTestDatabase(): Promise<Database> {
  if (inject('engine') === 'postgres') return openTestDatabase(await createOnServer('template0'))
  return openTestDatabase({ file: newFile() })
}

export async function createTestDatabase(): Promise<DatabasePlace> {
  if (inject('engine') === 'postgres') return createOnServer(inject('templateName'))
  const file = newFile()
  await copyFile(inject('templateFile'), file)
  return { file }
}

async function createOnServer(template: string): Promise<DatabasePlace> {
  const name = `${inject('templateName')}_${suffix()}`
  const serverUrl = inject('serverUrl')
  await onServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  return { url: databaseUrl(serverUrl, name) }
}

const newFile = () => join(dirname(inject('templateFile')), `${suffix()}.sqlite`)

const suffix = () => randomBytes(6).toString('hex')

/** For a test that opens many: a server has only so many connections. */
export async function closeTestDatabase(db: Database): Promise<void> {
  opened.delete(db)
  await db.close()
}

export async function closeTestDatabases(): Promise<void> {
  await Promise.all([...opened].map(closeTestDatabase))
}
