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
  /** Visits with the same key are given the same page. */
  readonly pageKey: string | null
  /** What needs no work: a refusal, a file, a page that is kept. */
  readonly atOnce: Write | null
}

/** One request on its way through the pipeline. What most requests never ask for is made when it is asked for. */
export class RequestContext {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly kind: RouteKind
  readonly path: string
  readonly url: string
  readonly pageKey: string | null
  readonly atOnce: Write | null
  readonly began = performance.now()
  body: Uint8Array<ArrayBuffer> = nothing
  /** Worth a line of the log: somebody worked for it, or its visitor left before. */
  isLogged = false
  readonly #shopLog: Log
  #id: string | undefined
  #log: Log | undefined
  #left: AbortController | undefined

  constructor(facts: RequestFacts, shopLog: Log) {
    this.req = facts.req
    this.res = facts.res
    this.kind = facts.kind
    this.path = facts.path
    this.url = facts.url
    this.pageKey = facts.pageKey
    this.atOnce = facts.atOnce
    this.#shopLog = shopLog
  }

  get id(): string {
    this.#id ??= requestId(this.req)
    return this.#id
  }

  /** Writes under the request's id. */
  get log(): Log {
    this.#log ??= this.#shopLog.child({ request: this.id })
    return this.#log
  }

  /** Aborted when the visitor leaves before he has his answer. */
  get signal(): AbortSignal {
    if (this.#left) return this.#left.signal
    const left = new AbortController()
    this.#left = left
    const tell = () => {
      if (!this.res.writableFinished) left.abort()
    }
    if (this.res.closed) tell()
    else this.res.once('close', tell)
    return left.signal
  }

  get method(): string {
    return this.req.method ?? ''
  }

  /** The request as the backend is asked it. */
  toBuffered(): BufferedRequest {
    const headers = new PlainHeaders(this.req.headers)
    headers.set('x-forwarded-for', visitorAddress(this.req))
    headers.set('x-request-id', this.id)
    return new BufferedRequest(this, this.url, headers, this.body)
  }

  /** The same as the platform has it, for who understands nothing else. */
  toRequest(): Request {
    const { method, url, headers, signal } = this.toBuffered()
    const body = this.body.byteLength > 0 ? this.body : null
    return new Request(url, { method, headers: [...headers], body, signal })
  }
}

const nothing = new Uint8Array(0)

/** A proxy's id is kept, so that its log and ours can be read together. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
