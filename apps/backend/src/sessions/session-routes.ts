import { endOtherSessions, endUserSession, userSessions } from '@samobranka/contract'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { loadSessions } from './load-sessions.ts'
import { isSessionId, sessionIdOf } from './session-id.ts'

export const sessionRoutes: readonly Route[] = [
  route(userSessions, async ({ caller, now }, { db }) => {
    if (caller.kind !== 'customer') return refuse(401, 'unauthorized')
    return answer({ sessions: await loadSessions(db.sql, caller.customerId, now, caller.tokenHash) })
  }),
  route(endUserSession, async ({ caller, params }, { db }) => {
    if (caller.kind !== 'customer') return refuse(401, 'unauthorized')
    const { id = '' } = params
    if (!isSessionId(id)) return refuse(404, 'not_found')
    const ended = await transaction(db, (sql) =>
      sql
        .deleteFrom('sessions')
        .where('customer_id', '=', caller.customerId)
        .where(({ ref }) => sessionIdOf(ref('token_hash')), '=', id)
        .returning('token_hash')
        .execute(),
    )
    // Another's and one that is over are answered alike.
    return ended.length === 0 ? refuse(404, 'not_found') : new Response(null, { status: 204 })
  }),
  route(endOtherSessions, async ({ caller }, { db }) => {
    if (caller.kind !== 'customer') return refuse(401, 'unauthorized')
    await transaction(db, (sql) =>
      sql
        .deleteFrom('sessions')
        .where('customer_id', '=', caller.customerId)
        .where('token_hash', '!=', caller.tokenHash)
        .execute(),
    )
    return new Response(null, { status: 204 })
  }),
]
