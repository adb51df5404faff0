const exact = {
  '/healthz': 'health',
  '/readyz': 'health',
  '/metrics': 'metrics',
  '/openapi.json': 'backend',
  '/banners-json': 'backend',
  '/robots.txt': 'robots',
  '/dictionary.json': 'dictionary',
  '/office': 'office',
} as const

/** By the first step of the path. */
const beginnings = {
  '/api/': 'api',
  '/wp-json/': 'backend',
  '/wp-content/': 'backend',
  '/wheel/': 'backend',
  '/payments/': 'backend',
  '/_dev/': 'backend',
  '/images/': 'picture',
  '/map/': 'map',
  '/assets/': 'asset',
  '/office/': 'office',
} as const

export type RouteKind =
  | (typeof exact)[keyof typeof exact]
  | (typeof beginnings)[keyof typeof beginnings]
  | 'office-api'
  | 'page'

const byPath = new Map<string, RouteKind>(Object.entries(exact))
const byBeginning = new Map<string, RouteKind>(Object.entries(beginnings))

export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Which handler answers a path; everything nobody claims is a page. */
export function routeKind(path: string): RouteKind {
  const end = path.indexOf('/', 1)
  if (end === -1) return byPath.get(path) ?? 'page'
  if (path.startsWith('/api/images/')) return 'picture'
  if (path.startsWith('/api/office/')) return 'office-api'
  return byBeginning.get(path.slice(0, end + 1)) ?? 'page'
}
