import type { IncomingMessage } from 'node:http'
import type { FindReady } from '../accelerators/fast-path.ts'
import type { Write } from '../http/answer.ts'
import type { PageRequest } from '../http/page-request.ts'
import type { PublicOrigin } from '../http/public-origin.ts'
import { createServerTiming } from '../http/server-timing.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { EncodedPage } from '../pages/encoded-page.ts'
import type { Pages } from '../pages/pages.ts'
import { pathOf, routeKind } from './route-kind.ts'

export interface ReadyPagesParts {
  readonly pages: Pages
  readonly publicOrigin: PublicOrigin
  readonly metrics: Metrics
  readonly log: Log
  /** The shop's clock, told with every page: kept pages must not tell the time of their rendering. */
  now(): Date
}

export interface ReadyPages {
  /** The page in the visitor's encoding, if it lies ready and is young enough. */
  find(key: string | null, req: IncomingMessage, origin: string): Write | null
  /** The same however old it is: better than none. */
  findOld(key: string | null, req: IncomingMessage): Write | null
  /** The same for a connection that HTTP does not know of yet. */
  readonly forPlainRequest: FindReady
  /** What `Server-Timing` says now. */
  timing(): string
}

/** Pages that lie ready. One that is no longer new is rendered anew for the next visitor. */
export function createReadyPages({ pages, publicOrigin, metrics, log, now }: ReadyPagesParts): ReadyPages {
  const tellTime = createServerTiming(now)
  const timing = () => tellTime(performance.now())

  function give<T>(
    key: string | null,
    read: PageRequest,
    origin: string,
    from: (page: EncodedPage) => T | null,
  ): T | null {
    const kept = pages.ready(key)
    const at = performance.now()
    if (!kept || key === null || at >= kept.oldFrom) return null
    const given = from(kept.page)
    if (given && at >= kept.freshUntil) pages.refresh(key, () => requestOf(read, origin), log)
    return given
  }

  return {
    timing,
    find: (key, req, origin) => give(key, req, origin, (page) => page.atHand(req, timing())),
    findOld: (key, req) => pages.ready(key)?.page.atHand(req, timing()) ?? null,
    forPlainRequest(read) {
      const began = performance.now()
      if (routeKind(pathOf(read.url ?? '/')) !== 'page') return null
      const origin = publicOrigin.originFor(read.headers.host)
      if (origin === null) return null
      const key = pages.keyOf(read, origin)
      const ready = give(key, read, origin, (page) => page.readyFor(read, timing()))
      if (ready) metrics.observe('page', 'GET', ready.head.status, (performance.now() - began) / 1000)
      return ready
    },
  }
}

/** What of a request a rendering behind its back needs. */
function requestOf(read: PageRequest, origin: string): Request {
  const { cookie } = read.headers
  return new Request(origin + (read.url ?? '/'), { headers: cookie ? { cookie } : {} })
}
