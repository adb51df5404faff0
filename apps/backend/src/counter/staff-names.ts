import type { Sql } from '../database/database.ts'

/** What people of the restaurant are called, by their numbers. */
export async function staffNames(
  sql: Sql,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await sql.selectFrom('staff').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
