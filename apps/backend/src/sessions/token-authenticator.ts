import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Authenticator } from '../http/authenticate.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { refuse } from '../http/refusal.ts'
import { isForVisitor, type SessionOrigin, sessionOrigin } from './session-origin.ts'
import { SESSION_MS, tokenHash } from './session-token.ts'

const MINUTE = 60_000
/** Often enough to know one's devices by; a write on every call would make each read a writer. */
const SEEN_EVERY_MS = 5 * MINUTE
/** A host that asks by itself does not know the device: it writes only what keeps the session alive. */
const KEPT_EVERY_MS = 24 * 60 * MINUTE

/** The customer whose token stands in the query or in `Authorization: Bearer`. */
export const tokenAuthenticator: Authenticator = async (request, url, { db, clock, log }) => {
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
  if (now - session.seen_at > (isForVisitor(request) ? SEEN_EVERY_MS : KEPT_EVERY_MS)) {
    const seen = { hash, now, origin: sessionOrigin(request), seenBefore: session.seen_at }
    // What is only a note must not keep anybody out when nothing can be written.
    await noteSeen(db, seen).catch((fault) =>
      log.warn({ err: fault }, 'Could not note when a session was seen'),
    )
  }
  return { kind: 'customer', customerId: session.customer_id, tokenHash: hash }
}

interface Seen {
  readonly hash: string
  readonly now: number
  readonly origin: SessionOrigin | null
  readonly seenBefore: number
}

/** Of calls that come together the first one writes. */
async function noteSeen(db: Database, { hash, now, origin, seenBefore }: Seen): Promise<void> {
  await transaction(db, (sql) =>
    sql
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: now + SESSION_MS, ...origin })
      .where('token_hash', '=', hash)
      .where('seen_at', '=', seenBefore)
      .execute(),
  )
}

function bearer(request: BackendRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
