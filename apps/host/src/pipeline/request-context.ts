import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Write } from '../http/answer.ts'
import { BufferedRequest } from '../http/buffered-request.ts'
import { PlainHeaders } from '../http/plain-headers.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { Log } from '../operations/log.ts'
import type { RouteKind } from './route-kind.ts'

export interface RequestFacts {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly kind: RouteKind
  readonly path: string
  /** Absolute: the shop's own name, and path and query as the visitor typed them. */
  readonly url: string
  /** Requests with the same key are given the same page. */
  readonly pageKey: string | null
  /** What needs no work: a refusal, a file, a page that is kept. */
  readonly atOnce: Write | null
}

export type RequestContext = ReturnType<typeof createRequestContext>

/** One request on its way through the pipeline. What most requests never ask for is made when it is asked for. */
export function createRequestContext(facts: RequestFacts, shopLog: Log) {
  const { req, res, url } = facts
  let id: string | undefined
  let log: Log | undefined
  let left: AbortController | undefined

  return {
    ...facts,
    method: req.method ?? '',
    began: performance.now(),
    body: nothing as Uint8Array<ArrayBuffer>,
    /** Worth a line of the log: somebody worked for it, or its visitor left before. */
    isLogged: false,
    get id(): string {
      id ??= requestId(req)
      return id
    },
    /** Writes under the request's id. */
    get log(): Log {
      log ??= shopLog.child({ request: this.id })
      return log
    },
    /** Aborted when the visitor leaves before he has his answer. */
    get signal(): AbortSignal {
      if (left) return left.signal
      const leaving = new AbortController()
      left = leaving
      const tell = () => {
        if (!res.writableFinished) leaving.abort()
      }
      if (res.closed) tell()
      else res.once('close', tell)
      return leaving.signal
    },
    /** The request as the backend is asked it. */
    toBuffered(): BufferedRequest {
      const headers = new PlainHeaders(req.headers)
      headers.set('x-forwarded-for', visitorAddress(req))
      headers.set('x-request-id', this.id)
      return new BufferedRequest(this, url, headers, this.body)
    },
    /** The same as the platform has it, for who understands nothing else. */
    toRequest(): Request {
      const { method, headers, signal } = this.toBuffered()
      const body = this.body.byteLength > 0 ? this.body : null
      return new Request(url, { method, headers: [...headers], body, signal })
    },
  }
}

const nothing = new Uint8Array(0)

/** A proxy's id is kept, so that its log and ours can be read together. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
