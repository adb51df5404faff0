import { type BackendRequest, Reply, type RequestHeaders, responseOf } from '@samobranka/backend'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { browserCookie, newBrowser, readBrowser } from '../session/browser-cookie.ts'
import type { Seal } from '../session/seal.ts'
import { isCodeCall } from './choose-credentials.ts'
import type { KnownCall } from './find-call.ts'
import { isLogin } from './take-token.ts'

export interface IdentifiedBrowser {
  /** Lets the browser that was sent a code be known again when it types it. */
  remember(answered: Reply | Response, secure: boolean): Reply | Response
}

/**
 * Tells our own backend which browser asks for a code or types one. A browser that brings nothing is a new one each
 * time: taken for nobody in particular, it could try codes that an integrator asked for.
 */
export function identifyBrowser(
  call: KnownCall | null,
  { headers: brought }: Pick<BackendRequest, 'headers'>,
  headers: RequestHeaders,
  { seal, backend }: { readonly seal: Seal; readonly backend: Pick<BackendConnection, 'kind'> },
): IdentifiedBrowser | null {
  if (call?.method !== 'POST' || !isCodeCall(call.path) || backend.kind === 'remote') return null
  const isSending = !isLogin(call.path)
  const known = readBrowser(brought.get('cookie'), seal)
  const browser = known ?? newBrowser()
  headers.set('x-browser', browser)
  return {
    remember(answered, secure) {
      // A refused call must not take the place of the id under which a code is on its way.
      if (known !== null || !isSending || answered.status >= 300) return answered
      const cookie = browserCookie(browser, seal, secure)
      if (answered instanceof Reply)
        return new Reply(answered.status, { ...answered.headers, 'set-cookie': cookie }, answered.body)
      const response = responseOf(answered)
      response.headers.append('set-cookie', cookie)
      return response
    },
  }
}
