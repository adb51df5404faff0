import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Ask, Reply, redact } from '@samobranka/backend'
import { refuse } from '../api/refuse.ts'
import type { Assets } from '../assets/load-assets.ts'
import { serveAsset } from '../assets/serve-asset.ts'
import { flatLog, type Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import type { Pages } from '../pages/pages.ts'
import { answerWrite } from './answer-write.ts'
import { type Gate, rankOf } from './gate.ts'
import { guardAnswer } from './guard-answer.ts'
import type { OperationsDoor } from './operations-door.ts'
import type { OwnName } from './own-name.ts'
import { packResponse } from './pack-response.ts'
import type { Read } from './plain-read.ts'
import { createReadBody, hasBody } from './read-body.ts'
import { readTarget } from './read-target.ts'
import { isPlainWrite } from './read-write.ts'
import { refuseEarly } from './refuse-early.ts'
import { type RouteKind, routeKind } from './route-kind.ts'
import { sendReply } from './send-reply.ts'
import type { FindReady } from './serving-hatch.ts'
import { createTiming } from './timing.ts'
import { turnAway } from './turn-away.ts'
import { Visit } from './visit.ts'
import { visitorAddress } from './visitor.ts'
import type { SharedAnswer } from './write-head.ts'

export type Answer<R = Request> = (request: R) => Response | Promise<Reply | Response>

type Called = 'api' | 'backend'

export interface FrontDoorParts {
  readonly assets: Assets
  readonly pages: Pages
  readonly pictures: (path: string, req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** Who answers each kind of route that is neither a file, a picture nor a page. */
  readonly rooms: Record<Exclude<RouteKind, 'asset' | 'picture' | 'page' | Called>, Answer> &
    Record<Called, Answer<Ask>>
  readonly gate: Gate
  readonly ownName: OwnName
  readonly operations: OperationsDoor
  readonly metrics: Metrics
  readonly log: Log
  /** The shop's clock, told with every page: kept pages must not tell the time of their rendering. */
  now(): Date
}

export interface FrontDoor {
  readonly answer: RequestListener
  /** What a plain request can be given before anybody looks at it. */
  readonly findReady: FindReady
}

/** Every request comes in here. What lies ready as bytes is answered before any framework is woken. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { assets, pages, pictures, rooms, gate, ownName, operations, metrics, log } = parts
  const readBody = createReadBody()
  const visits = new WeakMap<IncomingMessage, Visit>()
  const tellTime = createTiming(parts.now)
  const lines = flatLog(log)

  async function answerRequest(request: Request, env: HttpBindings): Promise<Response> {
    const visit = visits.get(env.incoming)
    if (!visit) throw new Error('A request came past the front door')
    request.headers.set('x-forwarded-for', visit.address)
    request.headers.set('x-request-id', visit.id)
    try {
      if (visit.kind === 'asset' || visit.kind === 'picture')
        return new Response('Not found', { status: 404 })
      if (visit.kind !== 'page') {
        const answered = await rooms[visit.kind](request)
        if (!(answered instanceof Reply)) return await packResponse(guardAnswer(answered), request)
        await sendReply(answered, env.incoming, env.outgoing)
        return RESPONSE_ALREADY_SENT
      }
      // Kept, but not yet packed in this visitor's encoding.
      const kept = pages.ready(visit.pageKey)
      const page =
        kept && performance.now() < kept.oldFrom
          ? kept.page
          : await pages.render(request, visit.pageKey, visit.log)
      if (page instanceof Response) {
        // The instant within is that of three minutes: what is left of an order would be told minutes too long.
        page.headers.set('server-timing', tellTime(performance.now()))
        return await packResponse(page, request)
      }
      await page.send(env.incoming, env.outgoing, tellTime(performance.now()))
      return RESPONSE_ALREADY_SENT
    } catch (fault) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      visit.log.error({ err: fault }, 'a request failed')
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
    give: (page: FinishedPage, timing: string) => T | null,
  ): T | null {
    const kept = pages.ready(key)
    if (!kept || key === null || now >= kept.oldFrom) return null
    const given = give(kept.page, tellTime(now))
    if (given && now >= kept.freshUntil) pages.refresh(key, () => requestOf(read, origin), log)
    return given
  }

  function findReady(read: Read): SharedAnswer | null {
    const began = performance.now()
    if (routeKind(pathOf(read.url ?? '/')) !== 'page') return null
    const origin = ownName.originFor(read.headers.host)
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
    const own = ownName.originFor(target.host)
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
    const rank = rankOf(kind, path)

    function enter(body: Buffer<ArrayBuffer>): void {
      const leave = rank === null ? undefined : gate.enter(rank)
      if (leave === null) {
        const old = pages.ready(pageKey)?.page
        if (!old?.sendNow(req, res, tellTime(began))) turnAway(req, res)
        done()
        return
      }
      res.once('close', () => {
        leave?.()
        tell()
      })
      // The adapter takes an absolute address as it is; the headers it would guess from may be anybody's.
      const url = origin + asked
      const visit = new Visit({ id, kind, url, pageKey, address: visitorAddress(req) }, log)
      if ((kind === 'api' || kind === 'backend') && isPlainWrite(req, path)) {
        void answerWrite(rooms[kind], visit, req, res, body)
        return
      }
      res.setHeader('x-request-id', id)
      if (kind === 'picture') {
        pictures(path, req, res).catch((fault) => {
          visit.log.error({ err: fault }, 'a picture failed')
          if (!res.headersSent) res.writeHead(500)
          res.end()
        })
        return
      }
      visits.set(req, visit)
      req.url = url
      // The adapter's name for a body that somebody has read before it.
      if (body !== nothing) Object.assign(req, { rawBody: body })
      void adapter(req, res)
    }

    if (rank === null || !hasBody(req)) return enter(nothing)
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
