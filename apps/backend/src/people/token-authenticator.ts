import { transaction } from '../database/transaction.ts'
import type { Ask } from '../http/ask.ts'
import type { Authenticator } from '../http/authenticate.ts'
import { refuse } from '../http/refusal.ts'
import { SESSION_MS, tokenHash } from './session-token.ts'

const DAY = 86_400_000

/** The customer whose token stands in the query or in `Authorization: Bearer`. */
export const tokenAuthenticator: Authenticator = async (request, url, { db, clock }) => {
  const token = url.searchParams.get('token') || bearer(request)
  if (!token) return null
  const hash = tokenHash(token)
  const now = clock().getTime()
  const session = await db.sql
    .selectFrom('sessions')
    .select(['customer_id', 'seen_at', 'expires_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!session || session.expires_at <= now) return refuse(401, 'unauthorized')
  // Once a day is often enough: a write on every call would make each read a writer.
  if (now - session.seen_at > DAY) {
    await transaction(db, (sql) =>
      sql
        .updateTable('sessions')
        .set({ seen_at: now, expires_at: now + SESSION_MS })
        .where('token_hash', '=', hash)
        .execute(),
    )
  }
  return { kind: 'customer', customerId: session.customer_id, tokenHash: hash }
}

function bearer(request: Ask): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
