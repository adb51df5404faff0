import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '@samobranka/backend'
import type { Answer } from '../http/answer.ts'
import type { BufferedRequest } from '../http/buffered-request.ts'
import { addDataSecurityHeaders } from '../http/data-security-headers.ts'
import type { Pages } from '../pages/pages.ts'
import type { ReadyPages } from './ready-pages.ts'
import type { RequestContext } from './request-context.ts'
import type { RouteKind } from './route-kind.ts'

export interface HandleParts {
  readonly pages: Pages
  readonly readyPages: ReadyPages
  readonly pictures: (path: string, req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** Who answers each kind of route that is neither a file, a picture nor a page. */
  readonly handlers: Record<Exclude<RouteKind, 'asset' | 'picture' | 'page'>, HandleData>
}

type HandleData = (request: BufferedRequest) => Response | Promise<Reply | Response>

/** Does what is asked. */
export function createHandle({ pages, readyPages, pictures, handlers }: HandleParts) {
  async function renderPage(context: RequestContext): Promise<Answer> {
    // Kept, but not yet packed in this visitor's encoding.
    const kept = pages.ready(context.pageKey)
    const page =
      kept && performance.now() < kept.oldFrom
        ? kept.page
        : await pages.render(context.toRequest(), context.pageKey, context.log)
    if (!(page instanceof Response)) return (res) => page.send(context.req, res, readyPages.timing())
    // The instant within is that of three minutes: what is left of an order would be told minutes too long.
    page.headers.set('server-timing', readyPages.timing())
    return page
  }

  return async function handle(context: RequestContext): Promise<Answer> {
    const { kind, path, req } = context
    if (kind === 'page') return renderPage(context)
    if (kind === 'picture') return (res) => pictures(path, req, res.setHeader('x-request-id', context.id))
    if (kind === 'asset') return new Response('Not found', { status: 404 })
    const answer = await handlers[kind](context.toBuffered())
    return answer instanceof Response ? addDataSecurityHeaders(answer) : answer
  }
}
