import type { CustomerSession } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { viewSession } from './view-session.ts'

/** Where the customer is logged in, last used first; `own` is the hash of the token that asks. */
export async function loadSessions(
  sql: Sql,
  customerId: number,
  now: Date,
  own: string | null,
): Promise<CustomerSession[]> {
  const rows = await sql
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'address', 'created_at', 'seen_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.getTime())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => viewSession(row, own))
}
