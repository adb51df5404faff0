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

/** The cookies a public page may depend on; the session is not among them, nor the theme, which the page sets itself. */
const telling = new Set(['lang', 'currency', 'page_type', 'place'])

/** Of a visitor's cookies those a page is made by, in one order; the page is rendered with these alone. */
export function tellingCookies(cookies: string | undefined | null): string {
  if (!cookies) return ''
  const told: string[] = []
  // Without cutting the whole header into pieces: it is read for every page that is given.
  for (let end = 0, start = 0; start < cookies.length; start = end + 1) {
    end = cookies.indexOf(';', start)
    if (end === -1) end = cookies.length
    while (cookies[start] === ' ') start += 1
    if (telling.has(cookies.slice(start, cookies.indexOf('=', start))))
      told.push(cookies.slice(start, end).trim())
  }
  return told.length > 1 ? told.sort().join('; ') : (told[0] ?? '')
}

/** Marks of advertisements: they say where a visitor comes from, not what he wants to see. */
const tracking = /^(utm_\w+|yclid|ysclid|gclid|fbclid|_openstat|roistat|_ga|_gl|mc_[ce]id)$/i

/** The address without what no page depends on. */
export function tellingUrl(url: string): string {
  const query = url.indexOf('?')
  if (query === -1) return url
  const told = url
    .slice(query + 1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=', 1)[0] ?? ''))
  return told.length === 0 ? url.slice(0, query) : `${url.slice(0, query)}?${told.join('&')}`
}

/** Requests with the same key get the same page. */
export function pageKey(origin: string, url: string, cookies: string | undefined): string {
  const told = cookies === undefined ? '' : tellingCookies(cookies)
  return told === '' ? origin + tellingUrl(url) : `${origin}${tellingUrl(url)}\n${told}`
}
