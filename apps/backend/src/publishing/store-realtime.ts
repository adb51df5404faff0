import type { RealtimeSettings } from '@samobranka/contract'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

/**
 * Keeps what browsers must know of the realtime provider beside the operator's documents: an import by another
 * process publishes the settings too, and does not know how this one is configured.
 */
export async function storeRealtime(db: Database, realtime: RealtimeSettings | undefined): Promise<void> {
  const body = realtime && JSON.stringify(realtime)
  const known = await db.sql
    .selectFrom('business_documents')
    .select('body')
    .where('kind', '=', 'realtime')
    .executeTakeFirst()
  if (known?.body === body) return
  await transaction(db, async (sql) => {
    await sql.deleteFrom('business_documents').where('kind', '=', 'realtime').execute()
    if (body === undefined) return
    await sql
      .insertInto('business_documents')
      .values({ kind: 'realtime', id: '', position: 0, body })
      .execute()
  })
}
