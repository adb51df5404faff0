import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Authenticator } from '../http/authenticate.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'
import { tokenHash } from '../sessions/session-token.ts'
import { asRole } from './as-role.ts'
import { IDLE_MS, STAFF_COOKIE } from './staff-session.ts'

/** A write on every call would make each read a writer. */
const SEEN_EVERY_MS = 5 * 60_000

/** The person whose session the office's cookie names; nobody by one that is over. */
export const staffAuthenticator: Authenticator = async (request, _url, { db, clock, log, production }) => {
  const token = cookieOf(request)
  if (token === null) return null
  const hash = tokenHash(token)
  const now = clock().getTime()
  const found = await db.sql
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .leftJoin('staff as acting', (join) =>
      join.onRef('acting.id', '=', 'staff_sessions.acting_id').on('acting.ended_at', 'is', null),
    )
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.kitchens', 'staff.kind'])
    .select(['staff_sessions.seen_at', 'staff_sessions.proven_at', 'staff_sessions.acting_until'])
    .select(['acting.id as acting_id', 'acting.name as acting_name'])
    .where('token_hash', '=', hash)
    .where('staff.ended_at', 'is', null)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff_sessions.ends_at', '>', now)
    .executeTakeFirst()
  const role = found && asRole(found.role)
  if (!found || !role) return null
  // A trial business that becomes a real one keeps its database.
  if (production && found.kind === 'demo') return null
  const isDevice = found.kind === 'device'
  if (now - found.seen_at > SEEN_EVERY_MS)
    await noteSeen(db, { hash, now, seenBefore: found.seen_at, isDevice, request }).catch((fault) =>
      log.warn({ err: fault }, 'Could not note when a session of the office was seen'),
    )
  const isActing = isDevice && found.acting_id !== null && found.acting_until > now
  return {
    kind: 'staff',
    staffId: (isActing ? found.acting_id : null) ?? found.id,
    name: (isActing ? found.acting_name : null) ?? found.name,
    role,
    kitchens: JSON.parse(found.kitchens),
    sessionHash: hash,
    provenAt: new Date(found.proven_at),
    deviceId: isDevice ? found.id : null,
  }
}

interface Seen {
  readonly hash: string
  readonly now: number
  readonly seenBefore: number
  readonly isDevice: boolean
  readonly request: BackendRequest
}

/** Of calls that come together the first one writes. */
async function noteSeen(db: Database, { hash, now, seenBefore, isDevice, request }: Seen): Promise<void> {
  await transaction(db, (sql) =>
    sql
      .updateTable('staff_sessions')
      .set({ seen_at: now, ...(isDevice ? {} : { expires_at: now + IDLE_MS }), ...sessionOrigin(request) })
      .where('token_hash', '=', hash)
      .where('seen_at', '=', seenBefore)
      .execute(),
  )
}

function cookieOf(request: BackendRequest): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${STAFF_COOKIE}=`))
  return found?.slice(STAFF_COOKIE.length + 1) || null
}
