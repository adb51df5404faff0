import { addSecurityHeaders } from '../http/security-headers.ts'
import { cacheControl } from './page-key.ts'

/** Whether anybody else may be given this answer. */
export const isShared = (headers: Headers): boolean =>
  headers.get('cache-control')?.startsWith('public') ?? false

export const isHtml = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

/** The headers of a page as it is sent. */
export function pageHeaders(response: Response, request: Request, url: URL): Headers {
  const headers = new Headers(response.headers)
  addSecurityHeaders(headers, url.protocol === 'https:')
  headers.append('vary', 'Accept-Encoding, Cookie')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
  else if (!/no-store|immutable/.test(headers.get('cache-control') ?? '')) {
    headers.set('cache-control', cacheControl(url.pathname, response.status))
  }
  return headers
}
