import type { Sql } from '../../database/database.ts'

/** Somebody who is looked around as, with nothing to prove themselves by. */
export async function isDemoPerson(sql: Sql, staffId: number): Promise<boolean> {
  const row = await sql.selectFrom('staff').select('kind').where('id', '=', staffId).executeTakeFirst()
  return row?.kind === 'demo'
}
