import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CopiedTable, copyDatabase, type DatabasePlace, openDatabase } from '@samobranka/backend'
import type { Config } from './config.ts'
import { failed, type Outcome, runCommand } from './operations/run-command.ts'

/** Copies the SQLite file in DATA_DIR into the empty PostgreSQL at DATABASE_URL. */
function move({ dataDir, databaseUrl, sqliteDriver }: Config): Promise<Outcome> | Outcome {
  const file = join(dataDir, 'samobranka.db')
  if (!databaseUrl) return failed('Where to? DATABASE_URL=postgres://… npm run db:copy')
  if (!existsSync(file)) return failed(`There is no ${file}: DATA_DIR names the shop that is copied.`)
  return copy({ file, driver: sqliteDriver ?? undefined }, { url: databaseUrl })
}

/** The other way round: the PostgreSQL at DATABASE_URL into a new file, which `move` brings back. */
async function backUp({ databaseUrl, sqliteDriver }: Config, folder: string): Promise<Outcome> {
  const file = join(folder, 'samobranka.db')
  if (!databaseUrl) return failed('There is no DATABASE_URL.')
  if (existsSync(file)) return failed(`${file} is there already: a backup never overwrites another.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const outcome = await copy({ url: databaseUrl }, { file, driver: sqliteDriver ?? undefined })
  // Half a backup would be taken for one, and keep the next from being made.
  if (outcome.code !== 0) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  return outcome
}

async function copy(source: DatabasePlace, target: DatabasePlace): Promise<Outcome> {
  const from = openDatabase(source)
  const to = openDatabase(target)
  try {
    return { code: 0, lines: report(await copyDatabase(from, to)) }
  } catch (fault) {
    return failed(`Nothing was copied. ${fault instanceof Error ? fault.message : String(fault)}`)
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

function report(tables: readonly CopiedTable[]): string[] {
  const filled = tables.filter(({ rows }) => rows > 0)
  const sum = filled.reduce((all, { rows }) => all + rows, 0)
  return [
    ...filled.map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`),
    `${sum} rows in ${filled.length} tables, counted and summed up on both sides: the same.`,
  ]
}

await runCommand((config, [folder]) => (folder ? backUp(config, folder) : move(config)))
