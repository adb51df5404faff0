import type { Endpoint } from '@samobranka/contract'
import { may } from '@samobranka/rules'
import type { BackendRequest } from './backend-request.ts'
import { type Caller, VISITOR } from './caller.ts'
import type { Context } from './context.ts'
import { needsProof } from './needs-proof.ts'
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
  /** By the office's own session. */
  readonly staff: Authenticator
}

export async function authenticate(
  endpoint: Endpoint,
  request: BackendRequest,
  url: URL,
  context: Context,
  authenticators: Authenticators,
): Promise<Caller | Refusal> {
  if (endpoint.permission !== null)
    return allowed(endpoint, (await authenticators.staff(request, url, context)) ?? VISITOR, context.clock())
  const proof = endpoint.auth === 'keys' ? authenticators.keys : authenticators.token
  const proven = (await proof(request, url, context)) ?? VISITOR
  // Who was logged out still reads what everybody may read; a write under a lost name is refused.
  const caller = proven instanceof Refusal && isPublicRead(endpoint) ? VISITOR : proven
  const anonymous = 'kind' in caller && caller.kind === 'visitor'
  const needed = endpoint.auth === 'token' || endpoint.auth === 'keys'
  if (needed && anonymous) return refuse(401, 'unauthorized')
  return isBeyond(endpoint, caller) ? refuse(403, 'forbidden') : caller
}

/** A named key opens what it was made for; what no scope names is for the shop's own key. */
function isBeyond({ auth, scope }: Endpoint, caller: Caller | Refusal): boolean {
  if (auth !== 'keys' || caller instanceof Refusal || caller.kind !== 'integrator') return false
  return caller.scopes !== null && (scope === null || !caller.scopes.includes(scope))
}

/** Judged before the body is read: who may not do it learns nothing of what would have been wrong with it. */
function allowed({ permission, proof }: Endpoint, caller: Caller | Refusal, now: Date): Caller | Refusal {
  if (permission === null || permission === 'public' || caller instanceof Refusal) return caller
  if (caller.kind !== 'staff') return refuse(401, 'unauthorized')
  if (!may(caller, permission)) return refuse(403, 'no_permission')
  return (proof ? needsProof(caller, now) : null) ?? caller
}

function isPublicRead({ auth, method }: Endpoint): boolean {
  return auth === 'public' && method === 'GET'
}
