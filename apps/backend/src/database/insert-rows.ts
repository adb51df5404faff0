import type { Insertable } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'
import { runText } from './run-text.ts'
import type { Tables } from './tables.ts'

const texts = new Map<string, string>()

/** Inserts rows that all have the same columns in the same order; see `runText` for when. */
export async function insertRows<T extends keyof Tables & string>(
  engine: Engine,
  sql: Sql,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const values = rows.flatMap((row) => Object.values(row))
  await runText(engine, sql, insertText(table, Object.keys(first), rows.length), values)
}

function insertText(table: string, columns: readonly string[], rows: number): string {
  const head = `insert into ${table} (${columns.join()}) values `
  const name = `${rows} ${head}`
  const known = texts.get(name)
  if (known) return known
  const row = `(${columns.map(() => '?').join()})`
  const text = head + Array.from({ length: rows }, () => row).join()
  texts.set(name, text)
  return text
}
