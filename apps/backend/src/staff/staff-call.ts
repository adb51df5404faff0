import type { Endpoint } from '@samobranka/contract'
import { type Action, may } from '@samobranka/rules'
import type { Answer } from '../http/answer.ts'
import type { Call } from '../http/call.ts'
import type { StaffCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { JournalActor } from '../journal/write-journal.ts'
import { sessionId } from '../sessions/session-id.ts'
import { sessionOrigin } from '../sessions/session-origin.ts'

type Outcome<A> = Answer<A> | Refusal | Response

/** Who calls, with what a handler asks of them. */
export interface Staff extends StaffCaller {
  /** Whether the call may be made at that kitchen: what lies in another's is not there. */
  mayAt(kitchen: number): boolean
  /** Whether they may do something else as well, at that kitchen. */
  may(action: Action, kitchen?: number): boolean
  /** How the journal names them. */
  readonly actor: JournalActor
}

/** A call of somebody signed in: the permission of its row was judged before it was read. */
export function staffCall<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (staff: Staff, call: Call<Q, B>, context: Context) => Promise<Outcome<A>> | Outcome<A>,
): Route {
  const { permission } = endpoint
  if (permission === null || permission === 'public') throw new Error(`${endpoint.name} asks for no session`)
  return route(endpoint, (call, context) => {
    const { caller } = call
    if (caller.kind !== 'staff') return refuse(401, 'unauthorized')
    const staff: Staff = {
      ...caller,
      mayAt: (kitchen) => may(caller, permission, kitchen),
      may: (action, kitchen) => may(caller, action, kitchen),
      actor: {
        kind: 'staff',
        staffId: caller.staffId,
        session: sessionId(caller.sessionHash),
        address: sessionOrigin(call.request)?.address ?? '',
      },
    }
    return handle(staff, call, context)
  })
}
