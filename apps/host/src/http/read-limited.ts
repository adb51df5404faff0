import type { BackendRequest } from '@samobranka/backend'
import { BufferedRequest } from './buffered-request.ts'

/** The whole body, or null when there is more of it than the limit; nothing above the limit is kept. */
export async function readLimited(
  request: BackendRequest,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const contentLength = request.headers.get('content-length')
  if (Number(contentLength ?? 0) > limit) return null
  if (request instanceof BufferedRequest) return request.bytes.byteLength > limit ? null : request.bytes
  // Whoever says how much he sends is cut off there by the protocol; a stream would cost ten times more.
  if (contentLength !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
