import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const DAY_MS = 24 * 3_600_000
/** No tablet keeps what it could not send for longer. */
const KEPT_MS = 7 * DAY_MS

/** A mark is kept while it may come a second time. */
export async function forgetMarks(db: Database, now: Date): Promise<void> {
  const old = now.getTime() - KEPT_MS
  await transaction(db, (sql) => sql.deleteFrom('kitchen_marks').where('received_at', '<', old).execute())
}
