import { type MiddlewareFunction, redirect } from 'react-router'
import { homePath } from '../paths.ts'
import { shopContext } from '../shop.ts'

/** Who is not logged in has no account to look at. The session is read on its own paths only: other pages are shared. */
export const accountMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const { pathname } = new URL(request.url)
  if (/^\/lk(?:\/|$)/i.test(pathname) && !context.get(shopContext).session) throw redirect(homePath(), 302)
}
