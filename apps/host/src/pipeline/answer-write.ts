import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Ask, Reply } from '@samobranka/backend'
import { compressResponse } from '../http/compress-response.ts'
import { addDataSecurityHeaders } from '../http/data-security-headers.ts'
import { refuse } from '../http/refuse.ts'
import { sendReply } from '../http/send-reply.ts'
import { sendResponse } from '../http/send-response.ts'
import { readWrite } from './read-write.ts'
import type { RequestContext } from './request-context.ts'
import type { Answer } from './request-pipeline.ts'

/** An order is a write: the adapter between the socket and its handler would cost as much as the rules it is judged by. */
export async function answerWrite(
  handler: Answer<Ask>,
  context: RequestContext,
  req: IncomingMessage,
  res: ServerResponse,
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const ask = readWrite(req, res, context, body)
  const named = { 'x-request-id': context.id }
  try {
    const answered = await handler(ask)
    if (answered instanceof Reply) await sendReply(answered, req, res, context.id)
    else await sendResponse(await compressResponse(addDataSecurityHeaders(answered), ask), res, named)
  } catch (fault) {
    // Nobody is there to be told.
    if (res.closed) return
    context.log.error({ err: fault }, 'a request failed')
    if (res.headersSent) res.destroy()
    else await sendResponse(await refuse('internal_error', ask), res, named)
  }
}
