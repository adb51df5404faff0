import type { PageInputs } from '@samobranka/storefront/app/routing/page-input.ts'

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

/** Of a visitor's cookies those a page is made by, in one order; the page is rendered with these alone. */
export function keyCookies(cookies: string | undefined | null, names: ReadonlySet<string>): string {
  if (!cookies) return ''
  const kept: string[] = []
  // Without cutting the whole header into pieces: it is read for every page that is given.
  for (let end = 0, start = 0; start < cookies.length; start = end + 1) {
    end = cookies.indexOf(';', start)
    if (end === -1) end = cookies.length
    while (cookies[start] === ' ') start += 1
    if (names.has(cookies.slice(start, cookies.indexOf('=', start))))
      kept.push(cookies.slice(start, end).trim())
  }
  return kept.length > 1 ? kept.sort().join('; ') : (kept[0] ?? '')
}

/** The address without what no page depends on: where a visitor comes from, above all. */
export function keyUrl(url: string, parameters: ReadonlySet<string>): string {
  const query = url.indexOf('?')
  if (query === -1) return url
  const kept = url
    .slice(query + 1)
    .split('&')
    .filter((pair) => parameters.has(nameIn(pair)))
  return kept.length === 0 ? url.slice(0, query) : `${url.slice(0, query)}?${kept.join('&')}`
}

function nameIn(pair: string): string {
  const end = pair.indexOf('=')
  const name = end === -1 ? pair : pair.slice(0, end)
  return /[%+]/.test(name) ? (new URLSearchParams(pair).keys().next().value ?? '') : name
}

/** What the storefront declares that its pages depend on. */
type KeyInputs = Pick<PageInputs, 'parameters' | 'cookies'>

export interface PageAddress {
  readonly origin: string
  readonly url: string
  readonly cookies: string | undefined
}

/** Requests with the same key get the same page. */
export function pageKey({ origin, url, cookies }: PageAddress, inputs: KeyInputs): string {
  const keyed = cookies === undefined ? '' : keyCookies(cookies, inputs.cookies)
  const address = origin + keyUrl(url, inputs.parameters)
  return keyed === '' ? address : `${address}\n${keyed}`
}
