import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Writes an answer; one whose parts are still being made goes out as they come. */
export async function sendResponse(
  { status, headers, body }: Response,
  { method }: Pick<IncomingMessage, 'method'>,
  res: ServerResponse,
  requestId: string,
): Promise<void> {
  // By pairs: there may be several cookies.
  res.writeHead(status, [...[...headers].flat(), 'x-request-id', requestId])
  if (body !== null && method !== 'HEAD') return pipeline(Readable.fromWeb(body as ReadableStream), res)
  res.end()
  await body?.cancel()
}
