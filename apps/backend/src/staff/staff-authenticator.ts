import { ROLES, type Role } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Authenticator } from '../http/authenticate.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'
import { tokenHash } from '../sessions/session-token.ts'
import { IDLE_MS, STAFF_COOKIE } from './staff-session.ts'

/** A write on every call would make each read a writer. */
const SEEN_EVERY_MS = 5 * 60_000

/** The person whose session the office's cookie names; nobody by one that is over. */
export const staffAuthenticator: Authenticator = async (request, _url, { db, clock, log }) => {
  const token = cookieOf(request)
  if (token === null) return null
  const hash = tokenHash(token)
  const now = clock().getTime()
  const found = await db.sql
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.kitchens'])
    .select(['staff_sessions.seen_at', 'staff_sessions.proven_at'])
    .where('token_hash', '=', hash)
    .where('staff.ended_at', 'is', null)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.ends_at', '>', now)
    .executeTakeFirst()
  if (!found || !isRole(found.role)) return null
  if (now - found.seen_at > SEEN_EVERY_MS)
    await noteSeen(db, { hash, now, seenBefore: found.seen_at, request }).catch((fault) =>
      log.warn({ err: fault }, 'Could not note when a session of the office was seen'),
    )
  return {
    kind: 'staff',
    staffId: found.id,
    name: found.name,
    role: found.role,
    kitchens: JSON.parse(found.kitchens),
    sessionHash: hash,
    provenAt: new Date(found.proven_at),
  }
}

interface Seen {
  readonly hash: string
  readonly now: number
  readonly seenBefore: number
  readonly request: BackendRequest
}

/** Of calls that come together the first one writes. */
async function noteSeen(db: Database, { hash, now, seenBefore, request }: Seen): Promise<void> {
  await transaction(db, (sql) =>
    sql
      .updateTable('staff_sessions')
      .set({ seen_at: now, expires_at: now + IDLE_MS, ...sessionOrigin(request) })
      .where('token_hash', '=', hash)
      .where('seen_at', '=', seenBefore)
      .execute(),
  )
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)

function cookieOf(request: BackendRequest): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${STAFF_COOKIE}=`))
  return found?.slice(STAFF_COOKIE.length + 1) || null
}
