import { Reply, responseOf } from '@samobranka/backend'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { ContractRequest } from '../backend/contract-request.ts'
import { isCredentialName } from '../backend/credentials.ts'
import { isTooLong } from '../http/body-limit.ts'
import { BufferedRequest } from '../http/buffered-request.ts'
import { requestHeaders, responseHeaders } from '../http/forwarded-headers.ts'
import { refuse } from '../http/refuse.ts'
import type { Seal } from '../session/seal.ts'
import {
  clearedSession,
  clearedSign,
  isWornOut,
  readSession,
  type Session,
  sessionCookie,
  signedInCookie,
} from '../session/session-cookie.ts'
import { chooseCredentials } from './choose-credentials.ts'
import type { FindCall } from './find-call.ts'
import { identifyBrowser } from './identify-browser.ts'
import { isForeignWrite } from './is-foreign-write.ts'
import { isLogin, takeToken } from './take-token.ts'
import { createVerifySession } from './verify-session.ts'

export interface ApiProxyParts {
  readonly backend: BackendConnection
  readonly findCall: FindCall
  readonly seal: Seal
  readonly publicUrl: string | null
  now(): Date
}

/** What of the backend a browser may reach; a foreign server has more that is not for browsers. */
const open = /^\/(wp-json|wp-content|wheel)\/|^\/banners-json\/?$/

/** What a browser is told where a foreign server has no such call: nobody moved, nobody counts what is popular. */
const withoutCall: Partial<Record<string, () => Response>> = {
  redirects: () => new Response(null, { status: 204 }),
  logout: () => new Response(null, { status: 204 }),
  popularGoods: () => Response.json({}),
}

/** `/api/X`: the backend's `/X` for browsers, with the sealed cookie in place of token, key and secret. */
export function createApiProxy({ backend, findCall, seal, publicUrl, now }: ApiProxyParts) {
  const verifySession = createVerifySession(backend)
  const cookiesOf = (session: Session, secure: boolean) => [
    sessionCookie(session, seal, secure, now()),
    signedInCookie(secure),
  ]

  return async function answer(request: BufferedRequest): Promise<Reply | Response> {
    const requestUrl = new URL(request.url)
    const path = requestUrl.pathname.slice('/api'.length)
    if (!open.test(path)) return refuse('not_found', request)
    if (isForeignWrite(request, publicUrl ? [requestUrl.origin, publicUrl] : [requestUrl.origin])) {
      return refuse('foreign_origin', request)
    }
    const cookies = request.headers.get('cookie')
    const session = readSession(cookies, seal, now())
    const secure = requestUrl.protocol === 'https:'
    const url = new URL(path + requestUrl.search, requestUrl.origin)
    for (const name of [...url.searchParams.keys()]) {
      if (isCredentialName(name)) url.searchParams.delete(name)
    }
    if (isTooLong(request)) return refuse('payload_too_large', request)
    const buffered = new BufferedRequest(request, url.href, requestHeaders(request.headers), request.bytes)
    const made = backend.toContractRequest ? await backend.toContractRequest(buffered) : buffered
    if (made instanceof Response) return made

    const call = findCall(request.method, path)
    const named = made instanceof ContractRequest ? made.named : []
    const chosen = chooseCredentials(call, made === buffered ? url : new URL(made.url), session, named)
    const credentials = await verifySession(chosen, session)
    if (!credentials.ok) {
      const refused = await refuse(credentials.refusal, request)
      if (session && refused.status === 401) setCookies(refused.headers, ...cleared(secure))
      return refused
    }
    const asking = identifyBrowser(call, request, made.headers, { seal, backend })
    const response = await backend.answer(made, {
      token: credentials.token && session ? session.token : null,
      keys: credentials.keys ? await backend.keys() : null,
    })
    // As a failure it would stand in the visitor's console.
    const instead = response.status === 404 && call ? withoutCall[call.name]?.() : undefined
    if (instead && response instanceof Response) await response.body?.cancel()
    const given = instead ?? response
    const forIt = await forBrowser(given, path, secure)
    const answered = asking?.remember(forIt, secure) ?? forIt
    // A token that no longer works, a deleted account, or a logout, whatever became of it there: the browser is
    // nobody again.
    const isOver =
      call?.name === 'logout' ||
      (response.status === 401 && (call?.auth === 'token' || credentials.token)) ||
      (isFine(response) && call?.name === 'deleteUser')
    // Only who has just been let in is given it anew: a public call may be answered to a session that is over.
    const isVerified = call?.auth === 'token' && isFine(response)
    const renewed = !isOver && isVerified && session && isWornOut(cookies, seal, now()) ? session : null
    if (!isOver && !renewed) return answered
    const final = responseOf(answered)
    if (renewed) setCookies(final.headers, ...cookiesOf(renewed, secure))
    else setCookies(final.headers, ...cleared(secure))
    final.headers.set('cache-control', 'no-store')
    return final
  }

  async function forBrowser(
    answered: Reply | Response,
    path: string,
    secure: boolean,
  ): Promise<Reply | Response> {
    const mayLogIn = isFine(answered) && isLogin(path)
    // Our own backend says nothing that a browser should not hear.
    if (answered instanceof Reply && !mayLogIn) return answered
    const response = responseOf(answered)
    const headers = responseHeaders(response.headers)
    const taken = mayLogIn ? await takeToken(response) : null
    if (taken) {
      setCookies(headers, ...cookiesOf(taken.session, secure))
      headers.set('cache-control', 'no-store')
      return Response.json(taken.body, { status: response.status, headers })
    }
    return new Response(response.body, { status: response.status, headers })
  }
}

const cleared = (secure: boolean) => [clearedSession(secure), clearedSign(secure)]

const isFine = ({ status }: { status: number }): boolean => status >= 200 && status < 300

function setCookies(headers: Headers, ...cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie)
}
