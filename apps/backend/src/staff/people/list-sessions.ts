import type { CustomerSession } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import { viewSession } from '../../sessions/view-session.ts'

/** Where a person is signed in, last used first; `own` is the hash of the session that asks. */
export async function listSessions(
  sql: Sql,
  staffId: number,
  now: Date,
  own: string | null,
): Promise<CustomerSession[]> {
  const rows = await sql
    .selectFrom('staff_sessions')
    .select(['token_hash', 'device', 'address', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.getTime())
    .where('ends_at', '>', now.getTime())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => viewSession(row, own))
}
