import { announce } from '../database/announce.ts'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { PUBLISHED } from './store-publication.ts'

/** Of the operator's documents that no publication tells of. */
export async function businessRevision(sql: Sql): Promise<number> {
  const row = await sql.selectFrom('business_revisions').select('revision').executeTakeFirst()
  return row?.revision ?? 0
}

/** Every process takes the business anew, though nothing is published: in the transaction that changed it. */
export async function reviseBusiness(engine: Engine, sql: Sql, version: string): Promise<void> {
  await sql
    .insertInto('business_revisions')
    .values({ id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({ revision: e('business_revisions.revision', '+', 1) })),
    )
    .execute()
  await announce(engine, sql, PUBLISHED, version)
}
