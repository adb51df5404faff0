import { sql as raw } from 'kysely'
import type { Sql } from '../database.ts'
import type { SourceTable } from './source-tables.ts'

/** A prime: remainders by it add up without ever reaching the end of an integer, and differ where values do. */
const PRIME = 1_000_003

/** The rows of a table, and one figure a column that both engines count alike; fractions are left to the rows. */
export async function tableSums(sql: Sql, { name, columns }: SourceTable): Promise<Record<string, number>> {
  const sums = columns.flatMap(({ name: column, type }) => {
    if (type === 'integer') return [raw`sum(${raw.ref(column)} % ${raw.lit(PRIME)}) as ${raw.ref(column)}`]
    if (type === 'text' || type === 'blob')
      return [raw`sum(length(${raw.ref(column)})) as ${raw.ref(column)}`]
    return []
  })
  const { rows } = await raw<Record<string, number | null>>`
    select ${raw.join([raw`count(*) as row_count`, ...sums])} from ${raw.table(name)}`.execute(sql)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([column, sum]) => [column, Number(sum ?? 0)]))
}
