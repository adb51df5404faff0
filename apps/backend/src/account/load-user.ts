import type { User } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

/** The customer as the account shows him; null when he deleted his account meanwhile. */
export async function loadUser(sql: Sql, customerId: number): Promise<User | null> {
  const row = await sql
    .selectFrom('customers')
    .select(['id', 'phone', 'name', 'email', 'birth', 'referral_code'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) return null
  const { referral_code: referralCode, ...rest } = row
  return { ...rest, referralCode }
}
