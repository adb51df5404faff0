import type { Endpoint } from '@samobranka/contract'
import type { Answer } from './answer.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import type { Refusal } from './refusal.ts'

/** Agrees with an answer (or with finished bytes), or refuses; anything thrown is a fault of ours: 500. */
type Outcome<A> = Answer<A> | Refusal | Response

export interface Route {
  readonly endpoint: Endpoint
  handle(call: Call, context: Context): Promise<Outcome<unknown>> | Outcome<unknown>
}

/** Binds a row of the contract's table to what answers it. */
export function route<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: Call<Q, B>, context: Context) => Promise<Outcome<A>> | Outcome<A>,
): Route {
  return {
    endpoint: endpoint as unknown as Endpoint,
    handle: handle as unknown as Route['handle'],
  }
}
