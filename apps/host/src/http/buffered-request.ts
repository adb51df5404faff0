import type { BackendRequest, RequestHeaders } from '@samobranka/backend'

const decoder = new TextDecoder()

/** What is asked of the backend once the visitor's body is read: a Request of its own would cost more than the call. */
export class BufferedRequest implements BackendRequest {
  readonly method: string
  readonly url: string
  readonly headers: RequestHeaders
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly #visitor: Pick<Request, 'method' | 'signal'>

  constructor(
    visitor: Pick<Request, 'method' | 'signal'>,
    url: string,
    headers: RequestHeaders,
    bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.method = visitor.method
    this.url = url
    this.headers = headers
    this.bytes = bytes
    this.#visitor = visitor
    if (bytes.byteLength > 0) headers.set('content-length', String(bytes.byteLength))
  }

  /** Made when it is asked for: most calls ask nobody who would have to be told to stop. */
  get signal(): AbortSignal {
    return this.#visitor.signal
  }

  /** The same, asked at another address. */
  at(url: string): BufferedRequest {
    return url === this.url ? this : new BufferedRequest(this.#visitor, url, this.headers, this.bytes)
  }

  text(): Promise<string> {
    return Promise.resolve(decoder.decode(this.bytes))
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.bytes
    return Promise.resolve(buffer.slice(byteOffset, byteOffset + byteLength))
  }
}
