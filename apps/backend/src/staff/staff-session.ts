import type { Sql } from '../database/database.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'
import { newToken, tokenHash } from '../sessions/session-token.ts'

const HOUR = 3_600_000
/** A person who has gone home is signed out when the next one comes. */
export const IDLE_MS = 12 * HOUR
const LONGEST_MS = 30 * 24 * HOUR

export const STAFF_COOKIE = 'office_session'

/** Begins a session of the office; its token is told once, in the cookie. */
export async function beginStaffSession(
  sql: Sql,
  staffId: number,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
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
      expires_at: at + IDLE_MS,
      ends_at: at + LONGEST_MS,
      proven_at: at,
      ...(sessionOrigin(request) ?? { device: '', address: '' }),
    })
    .execute()
  return { token, hash }
}

/** Strict: no other site may open the office in the name of who is signed in. */
export function staffCookie(token: string, secure: boolean): string {
  const age = token === '' ? 0 : LONGEST_MS / 1_000
  return `${STAFF_COOKIE}=${token}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

export const isSecure = (url: URL): boolean => url.protocol === 'https:'
