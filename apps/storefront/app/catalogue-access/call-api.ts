import { type CallOptions, createClient, type Endpoint, type PathParams } from '@samobranka/contract'
import { pauseEachSlice } from '../startup/pause-each-slice.ts'
import { lacks } from './lacks.ts'
import { SESSION_OVER } from './session-over.ts'

export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: ApiRefusal }

export interface ApiRefusal {
  /** `network` when nobody answered. */
  readonly code: string
  /** The server's own words, in the visitor's language. */
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

const client = createClient({
  baseUrl: '/api',
  pause: pauseEachSlice(),
  // The page's language, which need not be the browser's.
  fetch: (input, init) => {
    const headers = new Headers(init.headers)
    headers.set('Accept-Language', document.documentElement.lang)
    return fetch(input, { ...init, headers })
  },
})

/**
 * A call of the browser's own; whatever happens, there is a reply. It brings the parsing code with it: import it
 * from modules that are themselves loaded when they are needed.
 */
export async function callApi<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options?: CallOptions<PathParams<P>, Q, B>,
): Promise<Reply<A>> {
  // Asked all the same, it would be a failure in the visitor's console.
  if (lacks(endpoint.name)) return { ok: false, refusal: { code: 'not_found', message: '', data: {} } }
  try {
    const answer = await client.call(endpoint, options)
    if (answer.ok) return { ok: true, value: answer.value, headers: answer.headers }
    const { code, message, data } = answer.refusal
    if (code === 'unauthorized') dispatchEvent(new Event(SESSION_OVER))
    return { ok: false, refusal: { code, message, data } }
  } catch {
    return { ok: false, refusal: { code: 'network', message: '', data: {} } }
  }
}
