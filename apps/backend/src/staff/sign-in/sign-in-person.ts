import type { StaffMe } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import { type Answer, answer } from '../../http/answer.ts'
import type { BackendRequest } from '../../http/backend-request.ts'
import type { Context } from '../../http/context.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { sessionId } from '../../sessions/session-id.ts'
import { sessionOrigin } from '../../sessions/session-origin.ts'
import { staffMe } from '../staff-me.ts'
import { beginStaffSession, isSecure, staffCookie } from '../staff-session.ts'
import { personById } from './known-person.ts'

export interface BegunSession {
  readonly staffId: number
  readonly token: string
}

/** Begins a session, and says in the journal by which way in. */
export async function signInPerson(
  sql: Sql,
  staffId: number,
  way: 'password' | 'passkey' | 'recovery',
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
): Promise<BegunSession> {
  const { token, hash } = await beginStaffSession(sql, staffId, request, now)
  const by = {
    kind: 'staff',
    staffId,
    session: sessionId(hash),
    address: sessionOrigin(request)?.address ?? '',
  } as const
  const entry = { by, deed: 'session.begin', subject: 'staff', subjectId: staffId, after: { way } }
  await writeJournal(sql, entry, now)
  return { staffId, token }
}

/** Who is signed in now, with the cookie that says so. */
export async function signedIn(
  { staffId, token }: BegunSession,
  url: URL,
  context: Context,
  deviceId: number | null = null,
): Promise<Answer<StaffMe>> {
  const person = await personById(context.db.sql, staffId)
  if (person === null) throw new Error(`Person ${staffId} vanished while they signed in`)
  return answer(staffMe({ ...person, deviceId }, context), {
    headers: { 'set-cookie': staffCookie(token, isSecure(url), deviceId !== null) },
  })
}
