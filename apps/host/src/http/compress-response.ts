import type { IncomingMessage } from 'node:http'
import { compress, worthCompressing } from './compress.ts'
import { isCompressible } from './content-type.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

/**
 * Packs an answer that was made for one visitor. What is packed already, or comes in parts to who wants it plain, goes as
 * it is.
 */
export async function compressResponse(
  response: Response,
  request: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<Response> {
  const { headers, status } = response
  const encoding = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
  const type = headers.get('content-type') ?? ''
  if (!response.body || request.method === 'HEAD') return response
  if (headers.has('content-encoding') || !isCompressible(type)) return response
  if (encoding === 'identity' && type.startsWith('text/html')) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const packed = new Headers(headers)
  if (!packed.get('vary')?.includes('Accept-Encoding')) packed.append('vary', 'Accept-Encoding')
  const isSmall = encoding === 'identity' || body.byteLength < worthCompressing
  if (!isSmall) packed.set('content-encoding', encoding)
  const bytes = isSmall ? body : ((await compress(body, encoding, true)) as Uint8Array<ArrayBuffer>)
  packed.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { status, headers: packed })
}
