const publicPage = 'public, s-maxage=180, stale-while-revalidate=180'
/** Asked for after a publish: a browser that may show the old one meanwhile would, and nothing would change. */
const publicData = 'public, max-age=0, s-maxage=180'
const privatePaths = /^\/(lk|order)(\/|$)/

/** React Router asks for a page's data under the page's own path with `.data` behind it. */
const data = /\.data$/
const pagePath = (path: string): string => path.replace(data, '')

/** How long anybody between us and the visitor may keep an answer. */
export function cacheControl(path: string, status: number): string {
  if (status >= 500 || privatePaths.test(pagePath(path))) return 'private, no-store'
  if (status === 200 || status === 301) return data.test(path) ? publicData : publicPage
  return 'no-cache'
}

/** The cookies a public page may depend on; the session is not among them. */
const telling = new Set(['lang', 'currency', 'theme', 'page_type', 'place'])

/** Requests with the same key get the same page. */
export function pageKey(origin: string, url: string, cookies: string | undefined): string {
  if (!cookies) return `${origin}${url}`
  const told = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => telling.has(pair.slice(0, pair.indexOf('='))))
  return told.length === 0 ? `${origin}${url}` : `${origin}${url}\n${told.sort().join(';')}`
}
