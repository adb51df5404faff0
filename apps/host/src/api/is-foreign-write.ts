import type { BackendRequest } from '@samobranka/backend'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write that another site's page makes with the visitor's cookie. Hosts are compared, not schemes:
 * behind a proxy that ends TLS the host itself is asked over http.
 */
export function isForeignWrite(
  request: Pick<BackendRequest, 'method' | 'headers'>,
  ownUrls: readonly string[],
): boolean {
  if (reading.has(request.method)) return false
  const origin = request.headers.get('origin')
  if (origin === null) {
    const site = request.headers.get('sec-fetch-site')
    return site === 'cross-site' || site === 'same-site'
  }
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  return !ownUrls.some((url) => new URL(url).host === host)
}
