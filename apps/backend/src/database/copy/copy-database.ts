import { sql as raw } from 'kysely'
import type { Database, Sql } from '../database.ts'
import { migrate } from '../migrate.ts'
import { runText } from '../run-text.ts'
import { rowsOf } from './rows-of.ts'
import { type SourceTable, sourceTables } from './source-tables.ts'
import { tableSums } from './table-sums.ts'

export interface CopiedTable {
  readonly table: string
  readonly rows: number
}

/** Neither engine takes more values in one statement. */
const MOST_VALUES = 30_000
const MOST_ROWS = 500

/**
 * Everything of a shop, from SQLite into PostgreSQL when it outgrew its file, or back into a file as its backup: into an
 * empty database, all or nothing. Rows and sums of every column are compared before anything is kept. Writers of a
 * file wait meanwhile; those of a server go on, and what they write is not in the copy.
 */
export async function copyDatabase(from: Database, to: Database): Promise<CopiedTable[]> {
  if (from.engine === 'postgres' && to.engine === 'postgres')
    throw new Error('From PostgreSQL to PostgreSQL: pg_dump and pg_restore')
  await migrate(from)
  await migrate(to)
  return from.attempt(async (source) => {
    // One moment for all tables: an order without its lines would be none.
    if (from.engine === 'postgres')
      await raw`set transaction isolation level repeatable read, read only`.execute(source)
    return to.attempt(async (target) => {
      const tables = await sourceTables(from.engine === 'sqlite' ? source : target)
      for (const table of tables) await refuseRows(target, table)
      for (const table of tables)
        await copyRows({ engine: from.engine, sql: source }, { engine: to.engine, sql: target }, table)
      if (to.engine === 'postgres') for (const table of tables) await continueNumbers(target, table)
      const copied: CopiedTable[] = []
      for (const table of tables) copied.push(await compared(source, target, table))
      return copied
    })
  })
}

type Side = Pick<Database, 'engine' | 'sql'>

async function refuseRows(sql: Sql, { name }: SourceTable): Promise<void> {
  const { rows } = await raw`select 1 from ${raw.table(name)} limit 1`.execute(sql)
  if (rows.length > 0) throw new Error(`The target is not empty: there are rows in ${name}`)
}

async function copyRows(from: Side, to: Side, table: SourceTable): Promise<void> {
  const names = table.columns.map(({ name }) => name)
  const most = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / names.length))
  const head = `insert into "${table.name}" (${names.map((name) => `"${name}"`).join()}) values `
  const row = `(${names.map(() => '?').join()})`
  for await (const rows of rowsOf(from, table, most)) {
    const values = rows.flatMap((each) => names.map((name) => each[name]))
    await runText(to.engine, to.sql, head + rows.map(() => row).join(), values)
  }
}

/** PostgreSQL counts on from where SQLite was; it has not seen the numbers that came with the rows. */
async function continueNumbers(sql: Sql, { name }: SourceTable): Promise<void> {
  const { rows } = await raw<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${name} and is_identity = 'YES'`.execute(sql)
  for (const { column_name: column } of rows) {
    await raw`
      select setval(pg_get_serial_sequence(${name}, ${column}), max(${raw.ref(column)}))
      from ${raw.table(name)} having max(${raw.ref(column)}) is not null`.execute(sql)
  }
}

async function compared(source: Sql, target: Sql, table: SourceTable): Promise<CopiedTable> {
  const [there, here] = [await tableSums(source, table), await tableSums(target, table)]
  const different = Object.keys(there).filter((column) => there[column] !== here[column])
  if (different.length > 0) throw new Error(`${table.name} is not the same: ${different.join(', ')}`)
  return { table: table.name, rows: there.row_count ?? 0 }
}
