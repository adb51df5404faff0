const exact = {
  '/healthz': 'health',
  '/readyz': 'health',
  '/metrics': 'metrics',
  '/openapi.json': 'backend',
  '/banners-json': 'backend',
  '/robots.txt': 'robots',
  '/dictionary.json': 'dictionary',
} as const

const beginnings = [
  ['/api/images/', 'picture'],
  ['/api/', 'api'],
  ['/wp-json/', 'backend'],
  ['/wp-content/', 'backend'],
  ['/wheel/', 'backend'],
  ['/payments/', 'backend'],
  ['/_dev/', 'backend'],
  ['/images/', 'picture'],
  ['/map/', 'map'],
  ['/assets/', 'asset'],
] as const

export type RouteKind = (typeof exact)[keyof typeof exact] | (typeof beginnings)[number][1] | 'page'

/** Which part of the house answers a path; everything nobody claims is a page. */
export function routeKind(path: string): RouteKind {
  const named = Object.hasOwn(exact, path) ? exact[path as keyof typeof exact] : undefined
  return named ?? beginnings.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'page'
}
