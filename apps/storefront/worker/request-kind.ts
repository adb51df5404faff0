export type RequestKind = 'page' | 'data' | 'asset' | 'picture'

interface FetchedRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** What is a customer's own is neither kept nor answered from what was kept. */
const PRIVATE = /^\/(?:lk|order)(?:[/.]|$)/

/** What the worker has a say in; null for everything that goes its usual way: calls, sockets, other sites. */
export function requestKind({ method, mode, url }: FetchedRequest, origin: string): RequestKind | null {
  const { origin: requested, pathname } = new URL(url)
  if (method !== 'GET' || requested !== origin) return null
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/images/')) return 'picture'
  if (/^\/(?:(?:api|wp-json|wp-content|payments|_dev|map)\/|office(?:\/|$))/.test(pathname)) return null
  if (pathname.endsWith('.data')) return 'data'
  return mode === 'navigate' ? 'page' : null
}

export function isPrivate(url: string): boolean {
  return PRIVATE.test(new URL(url).pathname)
}

/** The page whose data is asked for under this address. */
export function pageOf(dataUrl: string): string {
  const url = new URL(dataUrl)
  url.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.replace(/\.data$/, '')
  url.searchParams.delete('_routes')
  return `${url.pathname}${url.search}`
}
