import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CopiedTable, copyDatabase, openDatabase } from '@samobranka/backend'
import { type Config, readEnvironment } from './config.ts'

interface Outcome {
  readonly code: number
  readonly lines: readonly string[]
}

/** Copies the SQLite file in DATA_DIR into the empty PostgreSQL at DATABASE_URL. */
async function copy({ dataDir, databaseUrl }: Config): Promise<Outcome> {
  const file = join(dataDir, 'samobranka.db')
  if (!databaseUrl) return failed('Where to? DATABASE_URL=postgres://… npm run db:copy')
  if (!existsSync(file)) return failed(`There is no ${file}: DATA_DIR names the shop that is copied.`)
  const from = openDatabase({ file })
  const to = openDatabase({ url: databaseUrl })
  try {
    return { code: 0, lines: report(await copyDatabase(from, to)) }
  } catch (fault) {
    return failed(`Nothing was copied. ${fault instanceof Error ? fault.message : String(fault)}`)
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

const failed = (line: string): Outcome => ({ code: 1, lines: [line] })

function report(tables: readonly CopiedTable[]): string[] {
  const filled = tables.filter(({ rows }) => rows > 0)
  const sum = filled.reduce((all, { rows }) => all + rows, 0)
  return [
    ...filled.map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`),
    `${sum} rows in ${filled.length} tables, counted and summed up on both sides: the same.`,
  ]
}

const environment = readEnvironment()
const { code, lines } = environment.ok
  ? await copy(environment.config)
  : { code: 1, lines: environment.faults }
const out = code === 0 ? process.stdout : process.stderr
for (const line of lines) out.write(`${line}\n`)
process.exitCode = code
