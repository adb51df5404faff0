import type { IncomingMessage, ServerResponse } from 'node:http'
import { isStillSending } from './shed-load.ts'

const refusals = {
  bad_request: [400, 'The request can be understood in two ways.'],
  not_found: [404, 'There is nothing at this address.'],
  misdirected: [421, 'This shop answers under its own name only.'],
} as const

/** Said before anything is looked up for the request: nobody who uses the shop as it is meant sees these. */
export function refuseEarly(req: IncomingMessage, res: ServerResponse, code: keyof typeof refusals): void {
  const [status, message] = refusals[code]
  const text = JSON.stringify({ code, message, data: { status } })
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isStillSending(req) ? { connection: 'close' } : {}),
  })
  res.end(req.method === 'HEAD' ? undefined : text)
}
