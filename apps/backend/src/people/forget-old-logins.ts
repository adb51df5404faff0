import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'

const DAY = 86_400_000

/** Codes and sessions that are over: nobody can log in with them, so nobody's phone is kept for them. */
export async function forgetOldLogins(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  await transaction(db, async (sql) => {
    await sql
      .deleteFrom('login_codes')
      .where('expires_at', '<', at - DAY)
      .execute()
    await sql.deleteFrom('sessions').where('expires_at', '<', at).execute()
  })
}
