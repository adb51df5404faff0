import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Ask, Reply, redact } from '@samobranka/backend'
import type { Read } from '../accelerators/parse-plain-get.ts'
import type { PreparedAnswer } from '../accelerators/prepared-head.ts'
import type { FindReady } from '../accelerators/raw-socket-fast-path.ts'
import type { Assets } from '../assets/load-assets.ts'
import { serveAsset } from '../assets/serve-asset.ts'
import { compressResponse } from '../http/compress-response.ts'
import { addDataSecurityHeaders } from '../http/data-security-headers.ts'
import type { PublicOrigin } from '../http/public-origin.ts'
import { readTarget } from '../http/read-target.ts'
import { refuse } from '../http/refuse.ts'
import { sendReply } from '../http/send-reply.ts'
import { createServerTiming } from '../http/server-timing.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { flatLog, type Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { EncodedPage } from '../pages/encoded-page.ts'
import type { Pages } from '../pages/pages.ts'
import { type AdmissionControl, priorityOf } from './admission-control.ts'
import { answerWrite } from './answer-write.ts'
import type { OperationsAccess } from './operations-access.ts'
import { createReadBody, hasBody } from './read-body.ts'
import { isPlainWrite } from './read-write.ts'
import { refuseEarly } from './refuse-early.ts'
import { RequestContext } from './request-context.ts'
import { type RouteKind, routeKind } from './route-kind.ts'
import { shedLoad } from './shed-load.ts'

export type Answer<R = Request> = (request: R) => Response | Promise<Reply | Response>

type Called = 'api' | 'backend'

export interface RequestPipelineParts {
  readonly assets: Assets
  readonly pages: Pages
  readonly pictures: (path: string, req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** Who answers each kind of route that is neither a file, a picture nor a page. */
  readonly handlers: Record<Exclude<RouteKind, 'asset' | 'picture' | 'page' | Called>, Answer> &
    Record<Called, Answer<Ask>>
  readonly admission: AdmissionControl
  readonly publicOrigin: PublicOrigin
  readonly operations: OperationsAccess
  readonly metrics: Metrics
  readonly log: Log
  /** The shop's clock, told with every page: kept pages must not tell the time of their rendering. */
  now(): Date
}

export interface RequestPipeline {
  readonly answer: RequestListener
  /** What a plain request can be given before anybody looks at it. */
  readonly findReady: FindReady
}

/** Every request comes in here. What lies ready as bytes is answered before any framework is woken. */
export function createRequestPipeline(parts: RequestPipelineParts): RequestPipeline {
  const { assets, pages, pictures, handlers, admission, publicOrigin, operations, metrics, log } = parts
  const readBody = createReadBody()
  const contexts = new WeakMap<IncomingMessage, RequestContext>()
  const tellTime = createServerTiming(parts.now)
  const lines = flatLog(log)

  async function answerRequest(request: Request, env: HttpBindings): Promise<Response> {
    const context = contexts.get(env.incoming)
    if (!context) throw new Error('A request came past the pipeline')
    request.headers.set('x-forwarded-for', context.address)
    request.headers.set('x-request-id', context.id)
    try {
      if (context.kind === 'asset' || context.kind === 'picture')
        return new Response('Not found', { status: 404 })
      if (context.kind !== 'page') {
        const answered = await handlers[context.kind](request)
        if (!(answered instanceof Reply))
          return await compressResponse(addDataSecurityHeaders(answered), request)
        await sendReply(answered, env.incoming, env.outgoing)
        return RESPONSE_ALREADY_SENT
      }
      // Kept, but not yet packed in this visitor's encoding.
      const kept = pages.ready(context.pageKey)
      const page =
        kept && performance.now() < kept.oldFrom
          ? kept.page
          : await pages.render(request, context.pageKey, context.log)
      if (page instanceof Response) {
        // The instant within is that of three minutes: what is left of an order would be told minutes too long.
        page.headers.set('server-timing', tellTime(performance.now()))
        return await compressResponse(page, request)
      }
      await page.send(env.incoming, env.outgoing, tellTime(performance.now()))
      return RESPONSE_ALREADY_SENT
    } catch (fault) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      context.log.error({ err: fault }, 'a request failed')
      return refuse('internal_error', request)
    }
  }
  const adapter = getRequestListener((request, env) => answerRequest(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  })

  /** Gives a page that lies ready; one that is no longer new is rendered anew for the next visitor. */
  function giveKept<T>(
    key: string | null,
    read: Read,
    origin: string,
    now: number,
    give: (page: EncodedPage, timing: string) => T | null,
  ): T | null {
    const kept = pages.ready(key)
    if (!kept || key === null || now >= kept.oldFrom) return null
    const given = give(kept.page, tellTime(now))
    if (given && now >= kept.freshUntil) pages.refresh(key, () => requestOf(read, origin), log)
    return given
  }

  function findReady(read: Read): PreparedAnswer | null {
    const began = performance.now()
    if (routeKind(pathOf(read.url ?? '/')) !== 'page') return null
    const origin = publicOrigin.originFor(read.headers.host)
    if (origin === null) return null
    const key = pages.keyOf(read, origin)
    const ready = giveKept(key, read, origin, began, (page, timing) => page.readyFor(read, timing))
    if (ready) metrics.observe('page', 'GET', ready.head.status, (performance.now() - began) / 1000)
    return ready
  }

  const answer: RequestListener = (req, res) => {
    const began = performance.now()
    const target = readTarget(req)
    const asked = target?.url ?? '/'
    const path = pathOf(asked)
    const kind = routeKind(path)
    const done = () =>
      metrics.observe(kind, req.method ?? '', res.statusCode, (performance.now() - began) / 1000)
    const refuseNow = (code: Parameters<typeof refuseEarly>[2]) => {
      refuseEarly(req, res, code)
      done()
    }

    if (!target) return refuseNow('bad_request')
    req.url = asked
    const isForOperators = operations.isOne(path)
    if (isForOperators && !operations.isOpenTo(req)) return refuseNow('not_found')
    const own = publicOrigin.originFor(target.host)
    // Whoever watches the shop asks by whatever name its own network has for it, and gets no links.
    if (own === null && kind !== 'health' && !isForOperators) return refuseNow('misdirected')
    const origin = own ?? 'http://localhost'
    if (serveAsset(assets, path, req, res)) return done()
    const pageKey = kind === 'page' ? pages.keyOf(req, origin) : null
    if (giveKept(pageKey, req, origin, began, (page, timing) => page.sendNow(req, res, timing))) return done()

    const id = requestId(req)
    const tell = () => {
      done()
      const level = kind === 'picture' || kind === 'health' || kind === 'metrics' ? 'debug' : 'info'
      const ms = Math.round((performance.now() - began) * 10) / 10
      const { method } = req
      const status = res.statusCode
      lines[level]({ request: id, method, url: redact(asked), kind, status, ms }, 'request')
    }
    const priority = priorityOf(kind, path)

    function enter(body: Buffer<ArrayBuffer>): void {
      const leave = priority === null ? undefined : admission.admit(priority)
      if (leave === null) {
        const old = pages.ready(pageKey)?.page
        if (!old?.sendNow(req, res, tellTime(began))) shedLoad(req, res)
        done()
        return
      }
      res.once('close', () => {
        leave?.()
        tell()
      })
      // The adapter takes an absolute address as it is; the headers it would guess from may be anybody's.
      const url = origin + asked
      const context = new RequestContext({ id, kind, url, pageKey, address: visitorAddress(req) }, log)
      if ((kind === 'api' || kind === 'backend') && isPlainWrite(req, path)) {
        void answerWrite(handlers[kind], context, req, res, body)
        return
      }
      res.setHeader('x-request-id', id)
      if (kind === 'picture') {
        pictures(path, req, res).catch((fault) => {
          context.log.error({ err: fault }, 'a picture failed')
          if (!res.headersSent) res.writeHead(500)
          res.end()
        })
        return
      }
      contexts.set(req, context)
      req.url = url
      // The adapter's name for a body that somebody has read before it.
      if (body !== nothing) Object.assign(req, { rawBody: body })
      void adapter(req, res)
    }

    if (priority === null || !hasBody(req)) return enter(nothing)
    readBody(req, res, (body) => {
      if (body && !res.closed) return enter(body)
      // He left: an answer that nobody got was not a good one.
      if (!res.headersSent) res.statusCode = 499
      tell()
    })
  }

  return { answer, findReady }
}

const nothing = Buffer.alloc(0)

const pathOf = (url: string): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** What of a request a rendering behind its back needs. */
function requestOf(read: Read, origin: string): Request {
  const { cookie } = read.headers
  return new Request(origin + (read.url ?? '/'), { headers: cookie ? { cookie } : {} })
}

/** A proxy's id is kept, so that its log and ours can be read together. */
function requestId(req: IncomingMessage): string {
  const given = req.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
