import {
  demoSession,
  officeRealtimeAuth,
  staffMe as staffMeCall,
  staffPermissions,
  staffSignOut,
} from '@samobranka/contract'
import { permissions } from '@samobranka/rules'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { appCredentials } from '../../realtime/app-credentials.ts'
import { boundSignature, channelSignature, isSocketId } from '../../realtime/channel-signature.ts'
import { kitchenOfChannel } from '../../realtime/office-channel.ts'
import { sessionId } from '../../sessions/session-id.ts'
import { staffCall } from '../../staff/staff-call.ts'
import { staffMe } from '../../staff/staff-me.ts'
import { beginStaffSession, isSecure, staffCookie } from '../../staff/staff-session.ts'
import { demoPerson } from './demo-person.ts'

export const officeSessionRoutes: readonly Route[] = [
  route(staffPermissions, () => answer({ roles: permissions })),

  route(demoSession, async ({ body, request, url, now }, context) => {
    if (context.production) return refuse(403, 'production_only_staff')
    const { person, token } = await transaction(context.db, async (sql) => {
      const found = await demoPerson(sql, body.role, now)
      const begun = await beginStaffSession(sql, found.staffId, request, now)
      const by = { kind: 'staff', staffId: found.staffId, session: sessionId(begun.hash) } as const
      await writeJournal(sql, { by, deed: 'session.demo', subject: 'staff', subjectId: found.staffId }, now)
      return { person: found, token: begun.token }
    })
    return answer(staffMe(person, context), {
      headers: { 'set-cookie': staffCookie(token, isSecure(url)) },
    })
  }),

  staffCall(staffMeCall, (staff, _call, context) => answer(staffMe(staff, context))),

  staffCall(staffSignOut, async (staff, { url, now }, { db }) => {
    await transaction(db, async (sql) => {
      await sql.deleteFrom('staff_sessions').where('token_hash', '=', staff.sessionHash).execute()
      await writeJournal(
        sql,
        { by: staff.actor, deed: 'session.end', subject: 'staff', subjectId: staff.staffId },
        now,
      )
    })
    return new Response(null, {
      status: 204,
      headers: { 'cache-control': 'no-store', 'set-cookie': staffCookie('', isSecure(url)) },
    })
  }),

  staffCall(officeRealtimeAuth, async (staff, { body }, context) => {
    const { socketId, channelName } = body
    if (!isSocketId(socketId)) return refuse(400, 'invalid_body', { params: { field: 'socket_id' } })
    const kitchen = kitchenOfChannel(channelName)
    if (kitchen === null || !staff.mayAt(kitchen)) return refuse(403, 'forbidden')
    const credentials = await appCredentials(context)
    const auth = context.ports.realtime
      ? channelSignature(credentials, socketId, channelName)
      : boundSignature(credentials, socketId, channelName, sessionId(staff.sessionHash))
    return answer({ auth, channelData: null })
  }),
]
