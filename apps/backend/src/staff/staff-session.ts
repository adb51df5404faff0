import type { Sql } from '../database/database.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'

const HOUR = 3_600_000
/** A person who has gone home is signed out when the next one comes. */
export const IDLE_MS = 12 * HOUR
const LONGEST_MS = 30 * 24 * HOUR
/** A tablet on the wall stays signed in; browsers keep no cookie longer than this. */
const DEVICE_MS = 400 * 24 * HOUR

export const STAFF_COOKIE = 'office_session'

interface Life {
  readonly idleMs: number
  readonly longestMs: number
  readonly provenAt: number
}

async function begin(
  sql: Sql,
  staffId: number,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
  { idleMs, longestMs, provenAt }: Life,
): Promise<{ readonly token: string; readonly hash: string }> {
  const token = newToken()
  const hash = tokenHash(token)
  const at = now.getTime()
  await sql
    .insertInto('staff_sessions')
    .values({
      token_hash: hash,
      staff_id: staffId,
      created_at: at,
      seen_at: at,
      expires_at: at + idleMs,
      ends_at: at + longestMs,
      proven_at: provenAt,
      ...(sessionOrigin(request) ?? { device: '', address: '' }),
    })
    .execute()
  return { token, hash }
}

/** Begins a session of the office; its token is told once, in the cookie. */
export const beginStaffSession = (
  sql: Sql,
  staffId: number,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
) => begin(sql, staffId, request, now, { idleMs: IDLE_MS, longestMs: LONGEST_MS, provenAt: now.getTime() })

/** The same for a tablet: nobody has proven anything there. */
export const beginDeviceSession = (
  sql: Sql,
  staffId: number,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
) => begin(sql, staffId, request, now, { idleMs: DEVICE_MS, longestMs: DEVICE_MS, provenAt: 0 })

/** Strict: no other site may open the office in the name of who is signed in. */
export function staffCookie(token: string, secure: boolean, isDevice = false): string {
  const age = token === '' ? 0 : (isDevice ? DEVICE_MS : LONGEST_MS) / 1_000
  return `${STAFF_COOKIE}=${token}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

export const isSecure = (url: URL): boolean => url.protocol === 'https:'
