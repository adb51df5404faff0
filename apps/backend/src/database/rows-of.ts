import { sql as raw } from 'kysely'
import type { Database } from './database.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** All rows of a table, so many at a time: the whole of a shop need not fit into memory. */
export function rowsOf(
  { engine, sql }: Pick<Database, 'engine' | 'sql'>,
  table: string,
  most: number,
): AsyncIterable<Rows> {
  return engine === 'sqlite' ? byNumber(sql, table, most) : byCursor(sql, table, most)
}

async function* byNumber(sql: Database['sql'], table: string, most: number): AsyncIterable<Rows> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await raw<Record<string, unknown>>`
      select rowid as copied_row, * from ${raw.table(table)}
      where rowid > ${last} order by rowid limit ${most}`.execute(sql)
    if (rows.length === 0) return
    yield rows
    last = Number(rows.at(-1)?.copied_row)
  }
}

async function* byCursor(sql: Database['sql'], table: string, most: number): AsyncIterable<Rows> {
  const cursor = raw.id(`copied_${table}`)
  await raw`declare ${cursor} no scroll cursor for select * from ${raw.table(table)}`.execute(sql)
  for (;;) {
    const { rows } = await raw<Record<string, unknown>>`
      fetch forward ${raw.lit(most)} from ${cursor}`.execute(sql)
    if (rows.length === 0) break
    yield rows
  }
  await raw`close ${cursor}`.execute(sql)
}
