import type { BackendRequest } from '@samobranka/backend'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { officePolicy } from './office-policy.ts'
import type { OfficeSource } from './office-source.ts'

const retryAfterSeconds = 2

const plainPage = (head: string, sentences: readonly string[]): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Samobranka</title><p>${sentences.join('<br>\n')}</p></html>`

const beingBuilt = plainPage(`<meta http-equiv="refresh" content="${retryAfterSeconds}">`, [
  'Офис собирается. Страница откроется сама.',
  'The office is being built. This page opens by itself.',
])

const notHere = plainPage('', [
  'Здесь нет офиса: магазин работает с чужим сервером (BACKEND_URL), заказы — там.',
  'There is no office here: the shop works with another server (BACKEND_URL), and the orders are there.',
])

export interface OfficePageParts {
  /** null before a foreign server, which has none. */
  readonly office: OfficeSource | null
  readonly isProduction: boolean
}

/** `/office/…`: one page for every address under it, which finds its screen by itself. */
export function createOfficePage({ office, isProduction }: OfficePageParts) {
  return async function answer({ method, url }: Pick<BackendRequest, 'method' | 'url'>): Promise<Response> {
    const { pathname, search, protocol } = new URL(url)
    const isSecure = protocol === 'https:'
    const give = (status: number, html: string, more: Readonly<Record<string, string>> = {}) =>
      guarded(new Response(html, { status, headers: { ...htmlHeaders, ...more } }), office, isSecure)

    if (office === null) return give(404, notHere)
    if (method !== 'GET' && method !== 'HEAD')
      return guarded(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }), office, isSecure)
    if (pathname === '/office')
      return guarded(
        new Response(null, { status: 308, headers: { location: `/office/${search}` } }),
        office,
        isSecure,
      )
    if (isFile(pathname)) return guarded(new Response('Not found', { status: 404 }), office, isSecure)
    const page = await office.page(pathname)
    return page === null
      ? give(503, beingBuilt, { 'retry-after': String(retryAfterSeconds) })
      : give(200, isProduction ? page : offeringToLookAround(page))
  }
}

/** Nobody is signed in yet who could be told; in production there is nothing to be looked around. */
const offeringToLookAround = (page: string): string => page.replace('<html ', '<html data-look-around ')

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** A file of an older build that somebody still asks for: the page in its place would be run as a script. */
const isFile = (path: string): boolean => path.startsWith('/office/assets/') || /\.\w+$/.test(path)

function guarded(response: Response, office: OfficeSource | null, isSecure: boolean): Response {
  const { headers } = response
  headers.set('content-security-policy', officePolicy(office?.live != null))
  // Codes on receipts are read by the camera.
  headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(self), payment=()')
  headers.set('referrer-policy', 'same-origin')
  headers.set('x-robots-tag', 'noindex')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  addSecurityHeaders(headers, isSecure)
  return response
}
