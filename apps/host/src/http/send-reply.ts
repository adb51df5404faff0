import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '@samobranka/backend'
import { compress } from './compress.ts'
import { dataSecurityHeaders } from './data-security-headers.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

/** What goes out with the first packets is not there sooner when it is packed; packing costs more than most calls. */
const worthPacking = 4096
const guarding = Object.entries(dataSecurityHeaders)

/** Writes the backend's plain answer to the socket, guarded and packed like every other. */
export async function sendReply(
  reply: Reply,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<void> {
  const { status, body } = reply
  const head = headOf(reply, requestId)
  if (body === null) {
    if (reply.headers.vary) head.push('vary', reply.headers.vary)
    res.writeHead(status, head).end()
    return
  }
  head.push('vary', reply.headers.vary ? `${reply.headers.vary}, Accept-Encoding` : 'Accept-Encoding')
  const length = Buffer.byteLength(body)
  const encoding =
    length < worthPacking ? 'identity' : negotiateEncoding(req.headers['accept-encoding'] ?? null)
  const takesBody = req.method !== 'HEAD'
  if (encoding === 'identity') {
    head.push('content-length', String(length))
    // A text goes out in one piece with its head; bytes would be a second.
    res.writeHead(status, head).end(takesBody ? body : undefined)
    return
  }
  const bytes = await compress(Buffer.from(body), encoding, true)
  head.push('content-encoding', encoding, 'content-length', String(bytes.byteLength))
  res.writeHead(status, head).end(takesBody ? bytes : undefined)
}

/** Name after value, as the socket gets them: putting objects together costs more than writing all of it. */
function headOf({ headers }: Reply, requestId: string): string[] {
  const head: string[] = []
  for (const [name, value] of guarding) if (headers[name] === undefined) head.push(name, value)
  for (const name in headers) if (name !== 'vary') head.push(name, headers[name] as string)
  head.push('x-request-id', requestId)
  return head
}
