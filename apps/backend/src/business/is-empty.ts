import type { Database } from '../database/database.ts'

/** Whether no business was ever imported. */
export async function isEmpty(db: Database): Promise<boolean> {
  const some = await db.sql
    .selectFrom('business_documents')
    .select('kind')
    .where('kind', '!=', 'realtime')
    .limit(1)
    .executeTakeFirst()
  return some === undefined
}
