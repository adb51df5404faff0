import type { Endpoint } from '@samobranka/contract'
import type { BackendRequest } from './backend-request.ts'
import { type Caller, VISITOR } from './caller.ts'
import type { Context } from './context.ts'
import { Refusal, refuse } from './refusal.ts'

/**
 * Proves who calls. Public calls have a caller too: the list of coupons shows a customer his own. An authenticator
 * answers null when the request brings nothing it knows, and refuses what it knows to be false.
 */
export type Authenticator = (
  request: BackendRequest,
  url: URL,
  context: Context,
) => Promise<Caller | Refusal | null> | Caller | Refusal | null

export interface Authenticators {
  /** By the customer's token. */
  readonly token: Authenticator
  /** By the integrator's key and secret. */
  readonly keys: Authenticator
}

export async function authenticate(
  endpoint: Endpoint,
  request: BackendRequest,
  url: URL,
  context: Context,
  authenticators: Authenticators,
): Promise<Caller | Refusal> {
  const proof = endpoint.auth === 'keys' ? authenticators.keys : authenticators.token
  const proven = (await proof(request, url, context)) ?? VISITOR
  // Who was logged out still reads what everybody may read; a write under a lost name is refused.
  const caller = proven instanceof Refusal && isPublicRead(endpoint) ? VISITOR : proven
  const anonymous = 'kind' in caller && caller.kind === 'visitor'
  const needed = endpoint.auth === 'token' || endpoint.auth === 'keys'
  return needed && anonymous ? refuse(401, 'unauthorized') : caller
}

function isPublicRead({ auth, method }: Endpoint): boolean {
  return auth === 'public' && method === 'GET'
}
