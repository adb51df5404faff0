import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { SqliteDriverName } from '../database/sqlite/sqlite-driver.mjs'
import { createTemplate } from './postgres-template.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres'
    /** Whose SQLite; none named: the best that can be had. */
    sqliteDriver: SqliteDriverName | undefined
    givenDatabaseUrl: string
    /** A migrated SQLite file to copy. */
    templateFile: string
    /** A PostgreSQL server, and the name of a migrated database on it to copy. */
    serverUrl: string
    templateName: string
  }
}

/** Migrates one template per run; each test file then copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { engine, givenDatabaseUrl, sqliteDriver } = project.config.provide
  return engine === 'postgres'
    ? preparePostgres(project, givenDatabaseUrl)
    : prepareSqlite(project, sqliteDriver)
}

async function prepareSqlite(project: TestProject, driver?: SqliteDriverName): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-sqlite-'))
  const file = join(folder, 'template.sqlite')
  const db = openDatabase({ file, driver })
  await migrate(db)
  await db.close()
  project.provide('templateFile', file)
  return () => rm(folder, { recursive: true, force: true })
}

async function preparePostgres(project: TestProject, givenUrl = ''): Promise<() => Promise<void>> {
  const server =
    givenUrl === '' ? await startThrowawayPostgres() : { url: givenUrl, stop: () => Promise.resolve() }
  const template = await createTemplate(server.url)
  project.provide('serverUrl', server.url)
  project.provide('templateName', template.name)
  return async () => {
    await template.drop()
    await server.stop()
  }
}
