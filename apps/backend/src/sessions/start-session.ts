import type { Sql } from '../database/database.ts'
import type { SessionOrigin } from './session-origin.ts'
import { newToken, SESSION_MS, tokenHash } from './session-token.ts'

interface Starting {
  readonly customerId: number
  readonly now: Date
  readonly origin: SessionOrigin | null
}

/** Gives the token of a new session; only its hash is kept. */
export async function startSession(sql: Sql, { customerId, now, origin }: Starting): Promise<string> {
  const token = newToken()
  const at = now.getTime()
  await sql
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      customer_id: customerId,
      created_at: at,
      seen_at: at,
      expires_at: at + SESSION_MS,
      ...origin,
    })
    .execute()
  return token
}
