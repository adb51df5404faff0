import type { BackendRequest } from '../http/backend-request.ts'
import type { Context } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { tokenAuthenticator } from '../sessions/token-authenticator.ts'

/**
 * The customer whose token comes beside key and secret: a host asks so for a browser, and its cookie alone does not
 * say whether the session is over. null where an integrator asks for himself.
 */
export async function sessionBeside(
  request: BackendRequest,
  url: URL,
  context: Context,
): Promise<number | Refusal | null> {
  const proven = await tokenAuthenticator(request, url, context)
  if (proven === null || proven instanceof Refusal) return proven
  return proven.kind === 'customer' ? proven.customerId : null
}
