import { Reply } from '@samobranka/backend'
import type { Answer } from '../http/answer.ts'
import { compressResponse } from '../http/compress-response.ts'
import { refuse } from '../http/refuse.ts'
import { sendReply } from '../http/send-reply.ts'
import { sendResponse } from '../http/send-response.ts'
import type { RequestContext } from './request-context.ts'

/** Writes the answer to the visitor, packed as he likes it and under the request's id. */
export async function send(answer: Answer, context: RequestContext): Promise<void> {
  const { req, res } = context
  if (answer instanceof Reply) await sendReply(answer, req, res, context.id)
  else if (answer instanceof Response)
    await sendResponse(await compressResponse(answer, req), req, res, context.id)
  else await answer(res)
}

export async function sendFault(fault: unknown, context: RequestContext): Promise<void> {
  const { res, log } = context
  // Nobody is there to be told.
  if (res.closed) return
  log.error({ err: fault }, 'a request failed')
  if (res.headersSent) res.destroy()
  else await send(await refuse('internal_error', context.toBuffered()), context).catch(() => res.destroy())
}
