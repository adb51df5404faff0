import { currentUser } from '@samobranka/contract'
import { type MiddlewareFunction, redirect } from 'react-router'
import { customerContext } from '../../catalogue-access/customer-context.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { homePath } from '../../routing/paths.ts'

/**
 * Who is not logged in has no account to look at. The session is read on its own paths only: other pages are shared.
 * The cookie alone does not say that the session lives, so the backend is asked before any screen loads.
 */
export const accountMiddleware: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { pathname } = new URL(request.url)
  if (!/^\/lk(?:\/|$)/i.test(pathname)) return
  const { backend, session } = context.get(shopContext)
  if (!session) throw redirect(homePath(), 302)
  const answer = await backend.call(currentUser)
  if (!answer.ok && answer.refusal.status === 401) throw sessionOver()
  context.set(customerContext, answer)
}

/** The cookie opens, but the backend has forgotten the token: the browser is nobody again. */
function sessionOver(): Response {
  const over = 'Max-Age=0; Path=/; SameSite=Lax'
  const response = redirect(homePath())
  response.headers.append('Set-Cookie', `sid=; ${over}; HttpOnly`)
  response.headers.append('Set-Cookie', `signed_in=; ${over}`)
  return response
}
