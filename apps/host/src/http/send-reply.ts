import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '@samobranka/backend'
import { compress, worthCompressing } from './compress.ts'
import { guards } from './guard-answer.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

/** Writes the backend's plain answer to the socket, guarded and packed like every other. */
export async function sendReply(reply: Reply, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { status, body } = reply
  const headers: Record<string, string | number> = { ...guards, ...reply.headers }
  if (body === null) {
    res.writeHead(status, headers).end()
    return
  }
  const text = Buffer.from(body)
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const encoding =
    text.byteLength < worthCompressing
      ? 'identity'
      : negotiateEncoding(req.headers['accept-encoding'] ?? null)
  const bytes = await compress(text, encoding, true)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = bytes.byteLength
  res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : bytes)
}
