import type { IncomingMessage } from 'node:http'
import type { Write } from '../http/answer.ts'

const retryAfterSeconds = 3

const body = JSON.stringify({
  code: 'overloaded',
  message: 'Too many visitors at this moment. Please try again in a few seconds.',
  data: { status: 503, retry_after: retryAfterSeconds },
})

const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="${retryAfterSeconds}">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>503</title>
<p style="font:18px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:26rem;padding:0 1rem">
Слишком много гостей сразу. Страница откроется сама через несколько секунд.<br>
Too many guests at once. This page will open by itself in a few seconds.</p>`

/** The cheapest answer there is: nothing is looked up, parsed or logged for it. */
export function shedLoad(req: IncomingMessage): Write {
  const wantsPage = req.headers.accept?.includes('text/html') ?? false
  const text = wantsPage ? page : body
  const headers = {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    // Whatever body is still coming is not read: without closing, it would be taken for the next request.
    ...(isStillSending(req) ? { connection: 'close' } : {}),
  }
  return (res) => void res.writeHead(503, headers).end(req.method === 'HEAD' ? undefined : text)
}

export const isStillSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && Boolean(headers['content-length'] || headers['transfer-encoding'])
