import type { IncomingMessage } from 'node:http'
import { addSecurityHeaders } from '../http/security-headers.ts'
import type { Log } from '../operations/log.ts'
import type { Seal } from '../session/seal.ts'
import { readSession } from '../session/session-cookie.ts'
import { createShop, type ShopParts } from './create-shop.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import type { PageCache } from './page-cache.ts'
import { cacheControl, pageKey } from './page-policy.ts'
import type { Storefront } from './storefront.ts'

export interface PagesParts extends ShopParts {
  readonly storefront: Storefront
  readonly cache: PageCache
  readonly seal: Seal
  readonly publicUrl: string | null
}

export interface Pages {
  /** Visits with the same key are given the same page; null for what is no reading. */
  keyOf(req: IncomingMessage, origin: string): string | null
  /** A page at hand, without asking anybody. */
  ready(key: string | null): FinishedPage | null
  /** Renders; a whole page where it may be kept, a response to be streamed where it is personal. */
  render(request: Request, key: string | null, log: Log): Promise<FinishedPage | Response>
}

/** Public pages are rendered once and kept for the next visitors; whatever looked at the session is not. */
export function createPages(parts: PagesParts): Pages {
  const { storefront, cache, seal, publicUrl } = parts
  const underWay = new Map<string, Promise<FinishedPage | Response>>()

  async function renderNow(request: Request, key: string | null, log: Log): Promise<FinishedPage | Response> {
    const begun = cache.generation()
    const url = new URL(request.url)
    const session = readSession(request.headers.get('cookie'), seal)
    const { shop, isPersonal } = createShop(parts, session, publicUrl ?? url.origin, log)
    const response = await storefront.render(request, shop)
    const headers = pageHeaders(response, request, url.pathname)
    if (isPersonal()) return asPersonal(response, headers)
    if (!isShared(headers)) return new Response(response.body, { status: response.status, headers })
    const body = new Uint8Array(await response.arrayBuffer())
    // What is streamed after the first bytes may look at the session as well.
    if (isPersonal()) return asPersonal(new Response(body, response), headers)
    const page = finishPage(response.status, headers, body)
    if (key !== null && response.status === 200) cache.set(key, page, begun)
    return page
  }

  return {
    keyOf: (req, origin) => (isRead(req) ? pageKey(origin, req.url ?? '/', req.headers.cookie) : null),
    ready: (key) => (key === null ? null : cache.get(key)),
    async render(request, key, log) {
      if (key === null) return renderNow(request, key, log)
      // A crowd that comes after a publish waits for one rendering instead of starting a hundred.
      const running = underWay.get(key)
      if (running) {
        const shared = await running.catch(() => null)
        if (shared && !(shared instanceof Response)) return shared
        return renderNow(request, key, log)
      }
      const rendering = renderNow(withoutSignal(request), key, log)
      underWay.set(key, rendering)
      return rendering.finally(() => underWay.delete(key))
    },
  }
}

const isRead = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD'

const isShared = (headers: Headers): boolean => headers.get('cache-control')?.startsWith('public') ?? false

function pageHeaders(response: Response, request: Request, path: string): Headers {
  const headers = new Headers(response.headers)
  addSecurityHeaders(headers)
  headers.append('vary', 'Accept-Encoding, Cookie')
  if (!isRead(request) || headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
  else if (!/no-store|immutable/.test(headers.get('cache-control') ?? '')) {
    headers.set('cache-control', cacheControl(path, response.status))
  }
  return headers
}

function asPersonal(response: Response, headers: Headers): Response {
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** Others wait for this rendering too: the first visitor's leaving must not end it. */
const withoutSignal = ({ url, headers }: Request): Request => new Request(url, { headers })
