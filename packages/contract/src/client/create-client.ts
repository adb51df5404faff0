import { buildRequest } from './build-request.ts'
import type { Client, ClientOptions } from './client.ts'
import { readAnswer } from './read-answer.ts'
import { RequestFailed, SUPERSEDED, TIMED_OUT } from './request-failed.ts'

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
