import type { IncomingMessage } from 'node:http'
import type { Write } from '../http/answer.ts'
import { isStillSending } from './shed-load.ts'

const refusals = {
  bad_request: [400, 'The request can be understood in two ways.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'Nothing is asked for by this method.'],
  misdirected: [421, 'This shop answers under its own name only.'],
} as const

export type EarlyRefusal = keyof typeof refusals

/** Said before anything is looked up for the request: nobody who uses the shop as it is meant sees these. */
export function refuseEarly(req: IncomingMessage, code: EarlyRefusal): Write {
  const [status, message] = refusals[code]
  const text = JSON.stringify({ code, message, data: { status } })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isStillSending(req) ? { connection: 'close' } : {}),
  }
  return (res) => void res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : text)
}
