import { randomUUID } from 'node:crypto'
import { endpoints, openApi, type PathValues, type RouteRow, routeTable } from '@samobranka/contract'
import { isAway } from '../database/is-away.ts'
import type { Authenticators } from './authenticate.ts'
import type { BackendRequest } from './backend-request.ts'
import type { Context } from './context.ts'
import { messageLanguage } from './message-language.ts'
import type { Page } from './page.ts'
import { redact } from './redact.ts'
import { type Refusal, refuse } from './refusal.ts'
import { refusalResponse } from './refusal-response.ts'
import type { Reply } from './reply.ts'
import type { Route } from './route.ts'
import { runRoute } from './run-route.ts'

const comeAgain = { headers: { 'retry-after': '3' } }

/** The backend as a function from asking to answering. Every refusal, also of a path nobody serves, has WordPress's shape. */
export function createApp(
  routes: readonly Route[],
  context: Context,
  authenticators: Authenticators,
  pages: readonly Page[] = [],
) {
  const description = describe()
  const find = routeTable<ServedRow>([
    ...routes.map((route) => ({
      ...rowOf(route.endpoint),
      serve: (request: BackendRequest, params: PathValues) =>
        runRoute(route, params, request, context, authenticators),
    })),
    ...pages.map((page) => ({
      ...rowOf(page),
      serve: (request: BackendRequest, params: PathValues) =>
        page.answer({ request, url: new URL(request.url), params }, context),
    })),
    { method: 'GET', path: '/openapi.json', serve: async () => description() },
  ])
  const answer = async (request: BackendRequest): Promise<Reply | Response> => {
    const found = find(request.method, pathOf(request.url))
    if (found === null) return refused(request, refuse(404, 'not_found'))
    if ('allow' in found)
      return refused(
        request,
        refuse(405, 'method_not_allowed', { headers: { allow: found.allow.join(', ') } }),
      )
    try {
      const answered = await found.row.serve(request, found.params)
      return request.method === 'HEAD' ? withoutBody(answered) : answered
    } catch (fault) {
      return failed(fault, request, context)
    }
  }
  return (request: BackendRequest) => logged(answer, request, context)
}

interface ServedRow extends RouteRow {
  serve(request: BackendRequest, params: PathValues): Promise<Reply | Response>
}

const withoutBody = ({ status, headers }: Reply | Response): Response =>
  new Response(null, { status, headers })

const rowOf = ({ method, path }: RouteRow): RouteRow => ({ method, path })

function failed(fault: unknown, request: BackendRequest, { log }: Context): Promise<Response> {
  const id = randomUUID()
  const { method, url } = request
  log.error({ err: fault, id, method, url: redact(url) }, 'A call failed')
  // Said as what it is, callers and balancers come again; an order is asked for again under the same key.
  if (isAway(fault)) return refused(request, refuse(503, 'upstream_unavailable', comeAgain))
  return refused(request, refuse(500, 'internal_error', { data: { id } }))
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return url.slice(start).replace(/[?#].*$/s, '')
}

/** Made when first asked for: few ever ask, and it is large. */
function describe(): () => Response {
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(openApi(endpoints, { title: 'Samobranka', version: '1.0.0' }))
    return new Response(text, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    })
  }
}

async function logged(
  answer: (request: BackendRequest) => Promise<Reply | Response>,
  request: BackendRequest,
  { log, clock }: Context,
): Promise<Reply | Response> {
  const began = clock().getTime()
  const response = await answer(request)
  // What went well is the host's to count; here it would drown what matters.
  if (response.status >= 400) {
    const { method, url } = request
    log.info({ method, url: redact(url), status: response.status, ms: clock().getTime() - began }, 'call')
  }
  return response
}

function refused(request: BackendRequest, refusal: Refusal): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang')
  return refusalResponse(refusal, messageLanguage(lang, request.headers.get('accept-language')))
}
