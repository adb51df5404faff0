import { Reply } from '@samobranka/backend'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { isCredentialName } from '../backend/credentials.ts'
import { isTooLong } from '../http/body-limit.ts'
import { BufferedRequest } from '../http/buffered-request.ts'
import { requestHeaders } from '../http/forwarded-headers.ts'
import { refuse } from '../http/refuse.ts'
import { isForeignWrite } from './is-foreign-write.ts'

export interface OfficeProxyParts {
  readonly backend: BackendConnection
  readonly publicUrl: string | null
}

/**
 * `/api/office/…`: the calls of the office, at the backend's own paths. Who asks is told by the cookies of the office,
 * which the backend reads itself; those of the shop, and keys in the address, are none of its business.
 */
export function createOfficeProxy({ backend, publicUrl }: OfficeProxyParts) {
  return async function answer(request: BufferedRequest): Promise<Reply | Response> {
    const url = new URL(request.url)
    // Steps up in the address would lead out of the office with its cookies.
    if (backend.kind === 'remote' || !url.pathname.startsWith('/api/office/'))
      return refuse('not_found', request)
    if (isForeignWrite(request, publicUrl ? [url.origin, publicUrl] : [url.origin]))
      return refuse('foreign_origin', request)
    if (isTooLong(request)) return refuse('payload_too_large', request)
    for (const name of [...url.searchParams.keys()]) if (isCredentialName(name)) url.searchParams.delete(name)
    const headers = requestHeaders(request.headers)
    const cookies = officeCookies(request.headers.get('cookie'))
    if (cookies !== '') headers.set('cookie', cookies)
    return keptByNobody(await backend.answer(new BufferedRequest(request, url.href, headers, request.bytes)))
  }
}

function officeCookies(header: string | null): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith('office_')).join('; ')
}

/** An order in a cache between us and the browser would be there for whoever asks next. */
function keptByNobody(answered: Reply | Response): Reply | Response {
  if (answered instanceof Reply)
    return answered.headers['cache-control']
      ? answered
      : new Reply(answered.status, { ...answered.headers, 'cache-control': 'no-store' }, answered.body)
  if (!answered.headers.has('cache-control')) answered.headers.set('cache-control', 'no-store')
  return answered
}
