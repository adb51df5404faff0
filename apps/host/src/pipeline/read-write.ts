import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimit } from '../api/api-proxy.ts'
import { BufferedRequest } from '../http/buffered-request.ts'
import { PlainHeaders } from '../http/plain-headers.ts'
import type { RequestFacts } from './request-context.ts'

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Nothing that an address would still have to be tidied of. */
const tidyPath = /^(\/[\w-]+)+\/?$/

/** A write whose length is told and small goes to its handler as it was read; all others go through the adapter. */
export function isPlainWrite({ method = '', headers }: IncomingMessage, path: string): boolean {
  const length = headers['content-length']
  return (
    length !== undefined &&
    Number(length) <= bodyLimit &&
    headers.expect === undefined &&
    writing.has(method) &&
    tidyPath.test(path)
  )
}

/** The write and its body as the handlers ask for them. */
export function readWrite(
  req: IncomingMessage,
  res: ServerResponse,
  { url, address, id }: Pick<RequestFacts, 'url' | 'address' | 'id'>,
  body: Uint8Array<ArrayBuffer>,
): BufferedRequest {
  const headers = new PlainHeaders(req.headers)
  headers.set('x-forwarded-for', address)
  headers.set('x-request-id', id)
  return new BufferedRequest(new Visitor(req, res), url, headers, body)
}

class Visitor {
  readonly method: string
  readonly #res: ServerResponse
  #left: AbortController | undefined

  constructor({ method = '' }: IncomingMessage, res: ServerResponse) {
    this.method = method
    this.#res = res
  }

  /** Made when it is asked for: most calls ask nobody who would have to be told to stop. */
  get signal(): AbortSignal {
    if (this.#left) return this.#left.signal
    const left = new AbortController()
    this.#left = left
    const tell = () => {
      if (!this.#res.writableFinished) left.abort()
    }
    if (this.#res.closed) tell()
    else this.#res.once('close', tell)
    return left.signal
  }
}
