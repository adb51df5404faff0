import type { Insertable } from 'kysely'
import { type BoundedMap, boundedMap } from '../memory/bounded-map.ts'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'
import { runText } from './run-text.ts'
import type { Statement } from './statement.ts'
import type { Tables } from './tables.ts'

interface Known {
  readonly columns: readonly string[]
  /** By the number of rows. */
  readonly texts: BoundedMap<string>
}

/** By table, the columns it was written with last: comparing them is cheaper than joining them for every row. */
const known = new Map<string, Known>()

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
  const texts = textsOf(table, columns)
  const before = texts.get(String(rows))
  if (before) return before
  const row = `(${columns.map(() => '?').join()})`
  const all = Array.from({ length: rows }, () => row).join()
  const text = `insert into ${table} (${columns.join()}) values ${all}`
  texts.set(String(rows), text)
  return text
}

function textsOf(table: string, columns: readonly string[]): BoundedMap<string> {
  const before = known.get(table)
  if (before && isSame(before.columns, columns)) return before.texts
  const texts = boundedMap<string>(1024 * 1024, (text) => text.length * 2)
  known.set(table, { columns, texts })
  return texts
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at])
}
