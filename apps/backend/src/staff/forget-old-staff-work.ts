import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const MONTH_MS = 30 * 86_400_000

/** What is over: sessions, questions nobody answered, codes of tablets and links that open nothing. */
export async function forgetOldStaffWork(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  await transaction(db, async (sql) => {
    await sql
      .deleteFrom('staff_sessions')
      .where((e) => e.or([e('expires_at', '<', at), e('ends_at', '<', at)]))
      .execute()
    await sql.deleteFrom('staff_challenges').where('expires_at', '<', at).execute()
    await sql.deleteFrom('staff_device_codes').where('expires_at', '<', at).execute()
    await sql
      .deleteFrom('staff_links')
      .where('expires_at', '<', at - MONTH_MS)
      .execute()
    await sql.deleteFrom('machine_key_pairs').where('ends_at', '<', at).execute()
  })
}
