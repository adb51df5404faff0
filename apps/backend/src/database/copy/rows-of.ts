import { sql as raw } from 'kysely'
import type { Database } from '../database.ts'
import type { SourceTable } from './source-tables.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** All rows of a table, so many at a time: the whole of a shop need not fit into memory. */
export function rowsOf(
  { engine, sql }: Pick<Database, 'engine' | 'sql'>,
  table: SourceTable,
  most: number,
): AsyncIterable<Rows> {
  return engine === 'sqlite' ? byKey(sql, table, most) : byCursor(sql, table, most)
}

async function* byKey(sql: Database['sql'], { name, key }: SourceTable, most: number): AsyncIterable<Rows> {
  const columns = raw.join(key.map((column) => raw.ref(column)))
  let further = raw``
  for (;;) {
    const { rows } = await raw<Record<string, unknown>>`
      select * from ${raw.table(name)} ${further} order by ${columns} limit ${most}`.execute(sql)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    further = raw`where (${columns}) > (${raw.join(key.map((column) => last[column]))})`
  }
}

async function* byCursor(sql: Database['sql'], { name }: SourceTable, most: number): AsyncIterable<Rows> {
  const cursor = raw.id(`copied_${name}`)
  await raw`declare ${cursor} no scroll cursor for select * from ${raw.table(name)}`.execute(sql)
  for (;;) {
    const { rows } = await raw<Record<string, unknown>>`
      fetch forward ${raw.lit(most)} from ${cursor}`.execute(sql)
    if (rows.length === 0) break
    yield rows
  }
  await raw`close ${cursor}`.execute(sql)
}
