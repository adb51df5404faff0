import { type BackendRequest, createBreaker, timeLimit } from '@samobranka/backend'
import { refuse } from '../http/refuse.ts'
import type { BackendConnection } from './backend-connection.ts'
import { ContractRequest, toContractRequest } from './contract-request.ts'
import type { Keys } from './credentials.ts'
import { type CallCredentials, noCredentials } from './credentials.ts'
import { findMissingCalls } from './find-missing-calls.ts'
import { rememberMissingCalls } from './remember-missing-calls.ts'
import { leaksCredentials, remoteRequest } from './remote-request.ts'
import { watchBody } from './watch-body.ts'

const timeoutMs = 15_000
/** A server that is slow must not fill the host with those who wait for it. */
const mostAtOnce = 300

/** The body arrives unpacked, so the headers of the packed one would be lies. */
const packingHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** Another server with the same calls, asked over the network. Silence and faults become 502 and 504. */
export function createRemoteBackend(
  baseUrl: string,
  keys: Keys | null,
  ask: typeof fetch = fetch,
): BackendConnection {
  const breaker = createBreaker()
  let underWay = 0
  async function answer(
    request: BackendRequest,
    credentials: CallCredentials | null = null,
  ): Promise<Response> {
    const made =
      request instanceof ContractRequest
        ? request
        : await toContractRequest(request, credentials ? 'browser' : 'integrator')
    if (made instanceof Response) return made
    if (underWay >= mostAtOnce || !breaker.mayAsk()) return refuse('upstream_unavailable', request)
    const { address, headers } = remoteRequest(baseUrl, made, credentials ?? noCredentials)
    const late = timeLimit(timeoutMs, request.signal)
    underWay += 1
    let isOver = false
    /** An answer is good when it has come whole: a server that always breaks off would never be left alone. */
    const over = (went: () => void) => {
      if (isOver) return
      isOver = true
      underWay -= 1
      went()
    }
    try {
      const response = await ask(address, {
        method: made.method,
        headers,
        // The browser follows redirects itself: followed here, a login would end in the host's hands.
        redirect: 'manual',
        signal: late,
        ...(made.bytes.byteLength > 0 ? { body: made.bytes } : {}),
      })
      const passed = new Headers(response.headers)
      for (const name of packingHeaders) passed.delete(name)
      if (leaksCredentials(passed.get('location'), credentials ?? noCredentials)) {
        over(breaker.succeeded)
        await response.body?.cancel()
        return refuse('upstream_unavailable', request)
      }
      const isEmpty = response.status === 204 || response.status === 304
      if (isEmpty || !response.body) {
        over(breaker.succeeded)
        return new Response(null, { status: response.status, headers: passed })
      }
      // Whoever never reads it gives back his place when its time is over.
      late.addEventListener('abort', () => over(() => undefined))
      const whole = watchBody(response.body, {
        came: () => over(breaker.succeeded),
        broke: () => over(request.signal.aborted ? () => undefined : breaker.failed),
      })
      return new Response(whole, { status: response.status, headers: passed })
    } catch (fault) {
      over(request.signal.aborted ? () => undefined : breaker.failed)
      if (request.signal.aborted) throw fault
      return refuse(late.aborted ? 'timeout' : 'upstream_unavailable', request)
    }
  }
  /** Nobody's call, without any credentials. */
  const askPlainly = (method: string, path: string) =>
    ask(`${baseUrl}${path}`, { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  return {
    kind: 'remote',
    fetch: (request, credentials = noCredentials) => answer(request, credentials),
    answer,
    toContractRequest: (request) => toContractRequest(request, 'browser'),
    lacking: rememberMissingCalls(() => findMissingCalls(askPlainly)),
    keys: async () => keys,
    // A shop that once had its settings stays open without that server.
    check: async () => undefined,
    onPublished: () => () => undefined,
  }
}
