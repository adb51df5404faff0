import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'

const LIVES_MS = 5 * 60_000

export type ChallengePurpose = 'sign_in' | 'prove' | 'register' | 'welcome'

interface Challenge {
  readonly purpose: ChallengePurpose
  /** Whose it is, where that is known before it is answered. */
  readonly staffId: number | null
}

export async function keepChallenge(
  db: Database,
  challenge: string,
  { purpose, staffId }: Challenge,
  now: Date,
): Promise<void> {
  const row = { challenge, purpose, staff_id: staffId, expires_at: now.getTime() + LIVES_MS }
  await transaction(db, (sql) => sql.insertInto('staff_challenges').values(row).execute())
}

/** Uses it up: an answer that was overheard opens nothing. */
export async function useChallenge(
  sql: Sql,
  challenge: string,
  { purpose, staffId }: Challenge,
  now: Date,
): Promise<boolean> {
  const used = await sql
    .deleteFrom('staff_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now.getTime())
    .returning('challenge')
    .executeTakeFirst()
  return used !== undefined
}
