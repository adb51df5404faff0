import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Ask, Reply } from '@samobranka/backend'
import { refuse } from '../api/refuse.ts'
import type { Answer } from './front-door.ts'
import { guardAnswer } from './guard-answer.ts'
import { packResponse } from './pack-response.ts'
import { readWrite } from './read-write.ts'
import { sendReply } from './send-reply.ts'
import { sendResponse } from './send-response.ts'
import type { Visit } from './visit.ts'

/** An order is a write: the adapter between the socket and its room would cost as much as the rules it is judged by. */
export async function answerWrite(
  room: Answer<Ask>,
  visit: Visit,
  req: IncomingMessage,
  res: ServerResponse,
  body: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const ask = readWrite(req, res, visit, body)
  const named = { 'x-request-id': visit.id }
  try {
    const answered = await room(ask)
    if (answered instanceof Reply) await sendReply(answered, req, res, visit.id)
    else await sendResponse(await packResponse(guardAnswer(answered), ask), res, named)
  } catch (fault) {
    // Nobody is there to be told.
    if (res.closed) return
    visit.log.error({ err: fault }, 'a request failed')
    if (res.headersSent) res.destroy()
    else await sendResponse(await refuse('internal_error', ask), res, named)
  }
}
