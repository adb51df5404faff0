import type { Insertable } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'
import { runText, type Statement } from './run-text.ts'
import type { Tables } from './tables.ts'

const texts = new Map<string, string>()

/** Inserts rows that all have the same columns in the same order; see `runText` for when. */
export async function insertRows<T extends keyof Tables & string>(
  engine: Engine,
  sql: Sql,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  if (rows.length === 0) return
  const { text, values } = insertStatement(table, rows)
  await runText(engine, sql, text, values)
}

/** There must be at least one row. */
export function insertStatement<T extends keyof Tables & string>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Statement {
  const values: unknown[] = []
  for (const row of rows) values.push(...Object.values(row))
  return { text: insertText(table, Object.keys(rows[0] ?? {}), rows.length), values }
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
