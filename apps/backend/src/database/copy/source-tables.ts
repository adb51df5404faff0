import { sql as raw } from 'kysely'
import type { Sql } from '../database.ts'

export interface SourceTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** The columns that tell a row from all others. */
  readonly key: readonly string[]
}

/** The tables of a SQLite file, each after those it refers to: so rows never come before what they belong to. */
export async function sourceTables(sql: Sql): Promise<SourceTable[]> {
  const { rows } = await raw<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name <> 'migrations' order by name`.execute(sql)
  const waiting = new Map<string, readonly string[]>()
  for (const { name } of rows) waiting.set(name, await referredBy(sql, name))
  const ordered: SourceTable[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, needs]) => !needs.some((need) => waiting.has(need)))
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const [name] of free) {
      ordered.push({ name, columns: await columnsOf(sql, name), key: await keyOf(sql, name) })
      waiting.delete(name)
    }
  }
  return ordered
}

async function referredBy(sql: Sql, table: string): Promise<string[]> {
  const { rows } = await raw<{ table: string }>`
    select "table" from pragma_foreign_key_list(${table})`.execute(sql)
  return rows.map((row) => row.table).filter((name) => name !== table)
}

async function columnsOf(sql: Sql, table: string): Promise<SourceTable['columns']> {
  const { rows } = await raw<{ name: string; type: string }>`
    select name, lower(type) as type from pragma_table_info(${table}) order by cid`.execute(sql)
  return rows
}

async function keyOf(sql: Sql, table: string): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(sql)
  if (rows.length === 0) throw new Error(`${table} has no primary key`)
  return rows.map((row) => row.name)
}
