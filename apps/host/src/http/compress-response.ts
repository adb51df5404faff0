import type { Ask } from '@samobranka/backend'
import { compress, worthCompressing } from './compress.ts'
import { isCompressible } from './content-type.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'

/** Packs an answer that was made for one visitor; what is packed already, or small, goes as it is. */
export async function compressResponse(
  response: Response,
  request: Pick<Ask, 'method' | 'headers'>,
): Promise<Response> {
  const { headers, status } = response
  const encoding = negotiateEncoding(request.headers.get('accept-encoding'))
  const type = headers.get('content-type') ?? ''
  const isPacked = headers.has('content-encoding') || !isCompressible(type)
  if (!response.body || isPacked || encoding === 'identity' || request.method === 'HEAD') return response
  const body = new Uint8Array(await response.arrayBuffer())
  const packed = new Headers(headers)
  if (!packed.get('vary')?.includes('Accept-Encoding')) packed.append('vary', 'Accept-Encoding')
  if (body.byteLength < worthCompressing) return new Response(body, { status, headers: packed })
  packed.set('content-encoding', encoding)
  packed.delete('content-length')
  const bytes = (await compress(body, encoding, true)) as Uint8Array<ArrayBuffer>
  return new Response(bytes, { status, headers: packed })
}
