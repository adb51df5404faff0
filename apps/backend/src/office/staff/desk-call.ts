import type { Endpoint } from '@samobranka/contract'
import type { Answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import type { JournalEntry } from '../../journal/write-journal.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'

type Outcome<A> = Answer<A> | Refusal | Response

interface Desk extends Staff {
  /** How the journal calls what a person does with themselves. */
  ownDeed(deed: string): JournalEntry
}

/** A call about how a person signs in: on a tablet, where a PIN is all that was asked, nobody changes it. */
export function deskCall<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (staff: Desk, call: Call<Q, B>, context: Context) => Promise<Outcome<A>>,
): Route {
  return staffCall(endpoint, (staff, call, context) => {
    if (staff.deviceId !== null) return refuse(403, 'not_on_tablet')
    const ownDeed = (deed: string): JournalEntry => ({
      by: staff.actor,
      deed,
      subject: 'staff',
      subjectId: staff.staffId,
    })
    return handle({ ...staff, ownDeed }, call, context)
  })
}
