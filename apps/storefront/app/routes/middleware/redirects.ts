import { type Redirect, redirects } from '@samobranka/contract'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { type Shop, shopContext } from '../../catalogue-access/shop.ts'
import { movedTo } from '../../routing/moved-to.ts'

/** A page is not kept waiting for a rule it most likely does not have. */
const REDIRECT_WAIT = 1500

/** Where the operator moved a path to: 301 or 302 for a request, the whole window for another site. */
export const redirectsMiddleware: MiddlewareFunction<Response> = async ({ request, context }) => {
  const path = new URL(request.url).pathname
  const moved = await askRedirect(context.get(shopContext), path)
  const to = moved && movedTo(moved, request.url)
  if (!moved || to === null) return
  throw moved.external ? redirectDocument(to, moved.status) : redirect(to, moved.status)
}

/** A server that does not know the call, or does not answer, moves nothing. */
async function askRedirect({ backend, log }: Shop, path: string): Promise<Redirect | null> {
  try {
    const signal = AbortSignal.timeout(REDIRECT_WAIT)
    const answer = await backend.call(redirects, { query: { path }, signal })
    return answer.ok && answer.status === 200 ? answer.value : null
  } catch (error) {
    log.warn({ err: error, path }, 'redirects could not be asked for')
    return null
  }
}
