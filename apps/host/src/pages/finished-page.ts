import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, worthCompressing } from '../http/compress.ts'
import { type Encoding, negotiateEncoding } from '../http/negotiate-encoding.ts'

interface Variant {
  readonly headers: Record<string, string | string[]>
  readonly body: Uint8Array
}

/** A whole answer in every encoding somebody asked for. */
export interface FinishedPage {
  readonly status: number
  /** Sends the page if it is at hand in the visitor's encoding. */
  sendNow(req: IncomingMessage, res: ServerResponse): boolean
  send(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Bytes it takes in memory, for those who keep it. */
  weight(): number
}

export function finishPage(status: number, headers: Headers, body: Uint8Array): FinishedPage {
  const variants: Partial<Record<Encoding, Variant>> = {}
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const plain: Record<string, string | string[]> = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) plain['set-cookie'] = cookies
  const isSmall = body.byteLength < worthCompressing

  async function make(encoding: Encoding): Promise<Variant> {
    const bytes = await compress(body, encoding, true)
    const packed = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const length = String(bytes.byteLength)
    return {
      body: bytes,
      headers: { ...plain, ...packed, ...(status === 200 ? { etag } : {}), 'content-length': length },
    }
  }

  const encodingFor = (req: IncomingMessage): Encoding =>
    isSmall ? 'identity' : negotiateEncoding(req.headers['accept-encoding'] as string | undefined)

  function write({ headers: all, body: bytes }: Variant, req: IncomingMessage, res: ServerResponse): void {
    if (status === 200 && req.headers['if-none-match'] === etag) {
      const { 'content-length': _length, 'content-encoding': _packed, ...rest } = all
      res.writeHead(304, rest).end()
      return
    }
    res.writeHead(status, all)
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }

  return {
    status,
    sendNow(req, res) {
      const ready = variants[encodingFor(req)]
      if (ready) write(ready, req, res)
      return ready !== undefined
    },
    async send(req, res) {
      const encoding = encodingFor(req)
      variants[encoding] ??= await make(encoding)
      write(variants[encoding], req, res)
    },
    // Packed copies come later and are a sixth of the page; they are counted in from the start.
    weight: () => Math.ceil(body.byteLength * 1.4),
  }
}
