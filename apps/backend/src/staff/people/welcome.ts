import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { BackendRequest } from '../../http/backend-request.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { sessionId } from '../../sessions/session-id.ts'
import { sessionOrigin } from '../../sessions/session-origin.ts'
import { keepPasskey, type MadePasskey } from '../passkeys/register-passkey.ts'
import { forgetCodes } from '../sign-in/recovery-codes.ts'
import type { StaffLogin } from '../sign-in/staff-login.ts'
import { beginStaffSession } from '../staff-session.ts'
import { endSessionsOf } from './end-sessions.ts'
import { hire } from './hire.ts'
import { isLoginTaken, keepLogin } from './keep-login.ts'
import { ownersInTurn } from './owners.ts'
import { openLink, useLink } from './staff-link.ts'

export interface Newcomer {
  readonly token: string
  readonly name: string
  /** null where somebody comes back and stays known by what they were. */
  readonly login: StaffLogin | null
  readonly passwordHash: string | null
  readonly passkey: MadePasskey | null
}

type Refused = 'link_over' | 'login_taken' | 'passkey_refused'

/** Undoes what was written of somebody who is not let in after all. */
class Turned extends Error {
  readonly why: Refused
  constructor(why: Refused) {
    super(why)
    this.why = why
  }
}

/** Uses the link up: whom it is for works here, or is let in again, and is signed in. */
export async function welcome(
  db: Database,
  newcomer: Newcomer,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
): Promise<{ readonly staffId: number; readonly token: string } | Refused> {
  try {
    return await transaction(db, (sql) => letIn(db, sql, newcomer, request, now))
  } catch (fault) {
    if (fault instanceof Turned) return fault.why
    throw fault
  }
}

async function letIn(
  db: Database,
  sql: Sql,
  { token, name, login, passwordHash, passkey }: Newcomer,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
) {
  // Of two who open the first door at once one finds it shut.
  await ownersInTurn(db, sql)
  const link = await openLink(sql, token, now)
  if (link === null || !(await useLink(sql, link.id, now))) throw new Turned('link_over')
  const staffId = link.staffId ?? (await hire(sql, { name, role: link.role, kitchens: link.kitchens }, now))
  if (login !== null && (await isLoginTaken(sql, login, staffId))) throw new Turned('login_taken')
  if (link.staffId !== null) {
    // Whoever had the way in of before has it no longer.
    await endSessionsOf(sql, staffId)
    await sql.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
    await forgetCodes(sql, staffId)
  }
  await keepLogin(sql, staffId, {
    ...login,
    password_hash: passwordHash,
    totp_secret: null,
    totp_waiting: null,
  })
  if (passkey !== null) {
    const asked = { purpose: 'welcome', staffId: null } as const
    if (!(await keepPasskey(sql, passkey, { staffId, name: '', asked }, now)))
      throw new Turned('passkey_refused')
  }
  const begun = await beginStaffSession(sql, staffId, request, now)
  const by = {
    kind: 'staff',
    staffId,
    session: sessionId(begun.hash),
    address: sessionOrigin(request)?.address ?? '',
  } as const
  const after = { link: link.kind, role: link.role, kitchens: link.kitchens }
  await writeJournal(sql, { by, deed: 'staff.welcome', subject: 'staff', subjectId: staffId, after }, now)
  return { staffId, token: begun.token }
}
