import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '@samobranka/backend'
import { compress } from './compress.ts'
import { guards } from './guard-answer.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

/** What goes out with the first packets is not there sooner when it is packed; packing costs more than most calls. */
const worthPacking = 4096

/** Writes the backend's plain answer to the socket, guarded and packed like every other. */
export async function sendReply(
  reply: Reply,
  req: IncomingMessage,
  res: ServerResponse,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { status, body } = reply
  const headers: Record<string, string | number> = { ...guards, ...reply.headers, ...more }
  if (body === null) {
    res.writeHead(status, headers).end()
    return
  }
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const length = Buffer.byteLength(body)
  const encoding =
    length < worthPacking ? 'identity' : negotiateEncoding(req.headers['accept-encoding'] ?? null)
  const isAsked = req.method !== 'HEAD'
  if (encoding === 'identity') {
    headers['content-length'] = length
    // A text goes out in one piece with its head; bytes would be a second.
    res.writeHead(status, headers).end(isAsked ? body : undefined)
    return
  }
  const bytes = await compress(Buffer.from(body), encoding, true)
  headers['content-encoding'] = encoding
  headers['content-length'] = bytes.byteLength
  res.writeHead(status, headers).end(isAsked ? bytes : undefined)
}
