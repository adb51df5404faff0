import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const KEPT_MS = 30 * 86_400_000

/** What was held and is over long ago: the journal says who did what. */
export async function forgetOldDeeds(db: Database, now: Date): Promise<void> {
  await transaction(db, (sql) =>
    sql
      .deleteFrom('held_deeds')
      .where('created_at', '<', now.getTime() - KEPT_MS)
      .where('state', '!=', 'waiting')
      .execute(),
  )
}
