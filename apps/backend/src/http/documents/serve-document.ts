import type { FinishedDocument } from '../../publishing/finish-document.ts'
import type { BackendRequest } from '../backend-request.ts'

/** Sends finished bytes in the smallest form the caller reads, or 304 when it has them. */
export function serveDocument(
  request: Pick<BackendRequest, 'headers'>,
  document: FinishedDocument,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // One tag for all encodings of the same content, therefore a weak one.
  const etag = `W/"${document.hash}"`
  const common = { etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache', ...headers }
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: common })
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '')
  const bytes = encoding === 'br' ? document.brotli : encoding === 'gzip' ? document.gzip : document.identity
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...common,
      'content-type': document.mediaType,
      'content-length': String(bytes.byteLength),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  })
}

function matches(wanted: string | null, etag: string): boolean {
  if (wanted === null) return false
  if (wanted.trim() === '*') return true
  const strong = etag.replace(/^W\//, '')
  return wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong)
}

export function chooseEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0+)?\s*(?=,|$)/gi
  const plain = accepted.toLowerCase().replace(refused, '')
  if (/(?:^|[\s,])br(?=$|[\s,;])/.test(plain)) return 'br'
  return /(?:^|[\s,])(?:gzip|x-gzip)(?=$|[\s,;])/.test(plain) ? 'gzip' : 'identity'
}
