import type { Endpoint, PathParams } from '../endpoints/endpoint.ts'
import type { OnWarning, Pause } from '../wire/read-tolerantly.ts'
import { buildRequest } from './build-request.ts'
import { readAnswer } from './read-answer.ts'
import type { Refusal } from './refusal.ts'
import { RequestFailed, SUPERSEDED, TIMED_OUT } from './request-failed.ts'

export interface ClientOptions {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** What stands before the endpoint's path: '/api', 'https://shop.example', or ''. */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Added to every query: token, key and secret on the server's side. */
  readonly query?: Readonly<Record<string, string>>
  readonly onWarning?: (endpoint: string, warning: Parameters<OnWarning>[0]) => void
  readonly timeoutMs?: number
  /** Taken while a large document is read, so that its reader holds nobody up. */
  readonly pause?: Pause
}

export interface CallOptions<P, Q, B> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Only the latest call of this endpoint counts: an earlier one still under way is ended. */
  readonly latest?: boolean
}

/** A call whose answer is read by somebody else: on another thread, where the document is large. */
export interface ReadElsewhere<A> {
  readonly readBytes?: (bytes: ArrayBuffer) => Promise<A>
}

export type Answer<A> =
  | { readonly ok: true; readonly status: number; readonly value: A; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal }

export interface Client {
  call<P extends string, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    options?: CallOptions<PathParams<P>, Q, B> & ReadElsewhere<A>,
  ): Promise<Answer<A>>
}

const TIMEOUT_MS = 10_000

/** A client that speaks the endpoint table: refusals are values, a missing answer is thrown. */
export const createClient = (options: ClientOptions): Client => {
  const underWay = new Map<string, AbortController>()

  return {
    async call(endpoint, call = {}) {
      const stop = new AbortController()
      if (call.latest) {
        underWay.get(endpoint.name)?.abort(new RequestFailed('superseded', SUPERSEDED))
        underWay.set(endpoint.name, stop)
      }
      const timer = setTimeout(
        () => stop.abort(new RequestFailed('timeout', TIMED_OUT)),
        options.timeoutMs ?? TIMEOUT_MS,
      )
      const giveUp = () => stop.abort(new RequestFailed('aborted', 'Request aborted.'))
      if (call.signal?.aborted) giveUp()
      call.signal?.addEventListener('abort', giveUp, { once: true })

      try {
        const { url, init } = buildRequest(options, endpoint, call)
        const answer = options.fetch(url, { ...init, signal: stop.signal }).then((response) =>
          readAnswer(endpoint, response, {
            ...call,
            ...(options.pause ? { pause: options.pause } : {}),
            // What has arrived was answered in time, however long it takes to read.
            onArrival: () => clearTimeout(timer),
            onWarning: (warning) => options.onWarning?.(endpoint.name, warning),
          }),
        )
        return await Promise.race([answer, whenAborted(stop.signal)])
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : asFailure(error)
      } finally {
        clearTimeout(timer)
        call.signal?.removeEventListener('abort', giveUp)
        if (underWay.get(endpoint.name) === stop) underWay.delete(endpoint.name)
      }
    },
  }
}

// Not every fetch heeds its signal; nobody may wait for one that does not.
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

// fetch throws a TypeError when nobody answers; any other error is ours and must stay itself.
const asFailure = (error: unknown): unknown =>
  error instanceof TypeError ? new RequestFailed('network', error.message, { cause: error }) : error
