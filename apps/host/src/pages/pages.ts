import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { PageInputs } from '@samobranka/storefront/app/routing/page-input.ts'
import type { WriteHead } from '../accelerators/prepared-head.ts'
import type { PageRequest } from '../http/page-request.ts'
import type { Log } from '../operations/log.ts'
import { createSemaphore } from '../operations/semaphore.ts'
import type { Seal } from '../session/seal.ts'
import { readSession, type Session } from '../session/session-cookie.ts'
import { bindNonce, nonceLength } from './bind-nonce.ts'
import { createShop, type ShopParts } from './create-shop.ts'
import { type EncodedPage, encodePage } from './encoded-page.ts'
import type { Storefront } from './load-storefront.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { isHtml, isShared, pageHeaders } from './page-headers.ts'
import { keyCookies, keyUrl, pageKey } from './page-key.ts'
import { NobodyWaits, type WaitingVisitors, waitingVisitors } from './waiting-visitors.ts'

export interface PagesParts extends ShopParts {
  readonly storefront: Storefront
  readonly cache: PageCache
  readonly writeHead: WriteHead
  readonly seal: Seal
  readonly publicUrl: string | null
  /** Shared by the hosts of one shop: pages of the same content then have the same nonce everywhere. */
  nonceKey(): string
  /** So many are rendered at once; rendering is work of the one processor there is, and more would only interleave. */
  readonly atOnce: number
  /** A page given stale is rendered anew so much later: first its visitor gets the files and pictures of it. */
  readonly refreshAfterMs: number
  /** Whether an order is under way, which goes first. */
  isOrdering(): boolean
  /** The Content-Security-Policy of a page with that nonce. */
  contentPolicy(nonce: string): string | Promise<string>
}

/** One rendering, and for whom. */
interface DrawInput {
  readonly request: Request
  readonly session: Session | null
  readonly visitors: WaitingVisitors
  readonly log: Log
}

interface UnderWay {
  readonly page: Promise<EncodedPage | Response>
  readonly visitors: WaitingVisitors
}

export interface Pages {
  /** Requests with the same key are given the same page; null for what is no reading. */
  keyOf(read: PageRequest, origin: string): string | null
  /** A page at hand, without asking anybody. */
  ready(key: string | null): KeptPage | null
  /** Renders; a whole page where it may be kept, a response to be streamed where it is personal. */
  render(request: Request, key: string | null, log: Log): Promise<EncodedPage | Response>
  /** Renders behind the visitors' backs what they were given stale; one at a time. */
  refresh(key: string, request: () => Request, log: Log): void
}

/** An order takes some dozens of turns of the loop; where orders never end, pages still get theirs. */
const mostTurns = 100

/** Public pages are rendered once and kept for the next visitors; whatever looked at the session is not. */
export function createPages(parts: PagesParts): Pages {
  const { cache, seal, publicUrl } = parts
  const pass = createSemaphore(parts.atOnce)
  const underWay = new Map<string, UnderWay>()
  const waiting = new Set<string>()
  let refreshing: Promise<void> = Promise.resolve()

  async function draw({ request, session, visitors, log }: DrawInput) {
    const url = new URL(request.url)
    const nonce = randomBytes((nonceLength / 4) * 3).toString('base64url')
    const { shop, isPersonal } = createShop(parts, {
      session,
      publicUrl: publicUrl ?? url.origin,
      nonce,
      log,
    })
    const { response, noncePlaces } = await pass(async () => {
      // After a rush most of the line has left: rendering for them would keep those waiting who came since.
      if (visitors.areGone()) throw new NobodyWaits()
      // Whoever has been waiting since the last rendering is heard first: an order would otherwise wait for a hundred.
      await nextTurn()
      for (let turn = 0; turn < mostTurns && parts.isOrdering(); turn += 1) await nextTurn()
      return parts.storefront.render(request, shop)
    })
    const headers = pageHeaders(response, request, url)
    const policy = async (own: string) => {
      if (isHtml(headers)) headers.set('content-security-policy', await parts.contentPolicy(own))
    }
    const personal = async (whole: Response) => {
      await policy(nonce)
      headers.set('cache-control', 'private, no-store')
      return new Response(whole.body, { status: whole.status, headers })
    }
    if (isPersonal()) return personal(response)
    if (!isShared(headers)) {
      await policy(nonce)
      return new Response(response.body, { status: response.status, headers })
    }
    const body = new Uint8Array(await response.arrayBuffer())
    // What is streamed after the first bytes may look at the session as well.
    if (isPersonal()) return personal(new Response(body, response))
    if (!isHtml(headers)) return encodePage(response.status, headers, body, parts.writeHead)
    const own = bindNonce(body, noncePlaces, parts.nonceKey())
    await policy(own)
    return encodePage(response.status, headers, body, parts.writeHead, own)
  }

  /** Whoever asked has his page before it is packed for the others. */
  async function keep(key: string, drawing: ReturnType<typeof draw>, begun: number): Promise<void> {
    const page = await drawing
    if (page instanceof Response || page.status !== 200) return
    await page.pack(cache.get(key)?.page)
    cache.set(key, page, begun)
  }

  function drawOnce(input: DrawInput, key: string) {
    const { visitors } = input
    const page = draw(input)
    underWay.set(key, { page, visitors })
    keep(key, page, cache.generation())
      // A page that failed is its visitor's to hear of.
      .catch(() => {})
      .finally(() => underWay.delete(key))
    return page
  }

  /** A crowd that comes after a publish waits for one rendering instead of starting a hundred. */
  async function drawShared(input: DrawInput, key: string, signal: AbortSignal) {
    const running = underWay.get(key)
    if (!running) return drawOnce(input, key)
    running.visitors.join(signal)
    const shared = await running.page.catch(() => null)
    return shared && !(shared instanceof Response) ? shared : draw(input)
  }

  async function refreshNow(request: Request, key: string, log: Log): Promise<void> {
    waiting.delete(key)
    if (underWay.has(key)) return
    try {
      const page = await drawOnce({ request, session: null, visitors: waitingVisitors(), log }, key)
      // Private now, moved or gone: the old one must not be given any longer.
      if (page instanceof Response || page.status !== 200) cache.drop(key)
    } catch (fault) {
      log.warn({ err: fault }, 'a page could not be rendered anew')
    }
  }

  /** The request as every visitor with its key makes it. */
  const asShared = (request: Request) => {
    const inputs = parts.storefront.inputs ?? NONE
    return asRead(request, keyUrl(request.url, inputs.parameters), inputs)
  }

  return {
    keyOf(read, origin) {
      const { inputs } = parts.storefront
      if (inputs === null || !isRead(read)) return null
      const { url = '/', headers } = read
      return pageKey({ origin: publicUrl ?? origin, url, cookies: headers.cookie }, inputs)
    },
    ready: (key) => (key === null ? null : cache.get(key)),
    async render(request, key, log) {
      const session = readSession(request.headers.get('cookie'), seal, parts.now())
      const visitors = waitingVisitors(request.signal)
      if (key === null) return draw({ request, session, visitors, log })
      const input = { request: asShared(request), session, visitors, log }
      const page = await drawShared(input, key, request.signal)
      // A step elsewhere takes along all that the visitor came with.
      const steps = page.status >= 300 && page.status < 400 && input.request.url !== request.url
      return steps
        ? draw({ ...input, request: asRead(request, request.url, parts.storefront.inputs ?? NONE) })
        : page
    },
    refresh(key, request, log) {
      if (waiting.has(key) || underWay.has(key)) return
      waiting.add(key)
      const whole = request()
      const shared = asShared(whole)
      const due = pause(parts.refreshAfterMs, null, { ref: false })
      refreshing = Promise.all([refreshing, due]).then(() => refreshNow(shared, key, log))
    },
  }
}

const NONE: PageInputs = { parameters: new Set(), cookies: new Set(), headers: new Set() }

const isRead = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD'

/**
 * The request as a page may see it: with what the storefront declares alone, so that nothing else of one visitor can
 * end in the page of all; and without his signal, since others wait for this rendering too.
 */
function asRead(request: Request, url: string, inputs: PageInputs): Request {
  const headers = new Headers()
  for (const name of inputs.headers) {
    const value = request.headers.get(name)
    const kept = name === 'cookie' ? keyCookies(value, inputs.cookies) : value
    if (kept) headers.set(name, kept)
  }
  return new Request(url, { headers })
}
