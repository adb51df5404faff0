import type { Endpoint } from '@samobranka/contract'
import type { Answer } from './answer.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type Route, route } from './route.ts'

type Outcome<A> = Answer<A> | Refusal | Response

/** A call that only a logged-in customer makes: the handler is given his id, and nothing but his id. */
export function customerCall<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (customerId: number, call: Call<Q, B>, context: Context) => Promise<Outcome<A>> | Outcome<A>,
): Route {
  return route(endpoint, (call, context) =>
    call.caller.kind === 'customer'
      ? handle(call.caller.customerId, call, context)
      : refuse(401, 'unauthorized'),
  )
}

/** A `user_id` in a call may only be the caller's own. */
export function isAnother(claimed: number | null, customerId: number): boolean {
  return claimed !== null && claimed !== customerId
}
