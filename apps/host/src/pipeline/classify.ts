import type { IncomingMessage, ServerResponse } from 'node:http'
import { findAsset } from '../assets/find-asset.ts'
import type { Assets } from '../assets/load-assets.ts'
import type { Write } from '../http/answer.ts'
import type { PublicOrigin } from '../http/public-origin.ts'
import type { Log } from '../operations/log.ts'
import type { Pages } from '../pages/pages.ts'
import type { OperationsAccess } from './operations-access.ts'
import { readTarget } from './read-target.ts'
import type { ReadyPages } from './ready-pages.ts'
import { type EarlyRefusal, refuseEarly } from './refuse-early.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import { pathOf, routeKind } from './route-kind.ts'

export interface ClassifyParts {
  readonly assets: Assets
  readonly pages: Pages
  readonly readyPages: ReadyPages
  readonly publicOrigin: PublicOrigin
  readonly operations: OperationsAccess
  readonly log: Log
}

/** First step of the pipeline: the kind of the request, and the answer where one needs no work. */
export function createClassify(parts: ClassifyParts) {
  const { assets, pages, readyPages, publicOrigin, operations, log } = parts

  return function classify(req: IncomingMessage, res: ServerResponse): RequestContext {
    const target = readTarget(req)
    const url = target?.url ?? '/'
    const path = pathOf(url)
    const kind = routeKind(path)
    req.url = url
    const isForOperators = operations.covers(path)
    const own = publicOrigin.originFor(target?.host)
    const origin = own ?? 'http://localhost'

    function refusal(): EarlyRefusal | null {
      if (!target || !URL.canParse(origin + url)) return 'bad_request'
      // No platform's own request may be such, and no shop has an answer to it.
      if (req.method === 'TRACE') return 'method_not_allowed'
      if (isForOperators && !operations.isOpenTo(req)) return 'not_found'
      // Whoever watches the shop asks by whatever name its own network has for it, and gets no links.
      return own === null && kind !== 'health' && !isForOperators ? 'misdirected' : null
    }

    const refused = refusal()
    const pageKey = kind === 'page' && !refused ? pages.keyOf(req, origin) : null
    const atOnce: Write | null = refused
      ? refuseEarly(req, refused)
      : (findAsset(assets, path, req) ?? readyPages.find(pageKey, req, origin))
    const whole = refused ? origin : new URL(origin + url).href
    return createRequestContext({ req, res, kind, path, url: whole, pageKey, atOnce }, log)
  }
}
