import { randomUUID } from 'node:crypto'
import { endpoints, openApi } from '@samobranka/contract'
import { Hono } from 'hono'
import { isAway } from '../database/is-away.ts'
import type { Ask } from './ask.ts'
import type { Authenticators } from './authenticate.ts'
import type { Context } from './context.ts'
import { messageLanguage } from './message-language.ts'
import type { Page } from './page.ts'
import { pathPattern } from './path-pattern.ts'
import { redact } from './redact.ts'
import { type Refusal, refuse } from './refusal.ts'
import { refusalResponse } from './refusal-response.ts'
import { type Reply, responseOf } from './reply.ts'
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
  const app = new Hono({ strict: false })
  const plain = new Map<string, Route>()
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const pattern = pathPattern(route.endpoint.path)
    const { method } = route.endpoint
    methods.set(pattern.hono, [...(methods.get(pattern.hono) ?? []), method])
    if (!route.endpoint.path.includes('{')) plain.set(`${method} ${route.endpoint.path}`, route)
    app.on(method, pattern.hono, async (c) => {
      const params = pattern.params(new URL(c.req.url).pathname)
      return params === null
        ? refused(c.req.raw, refuse(404, 'not_found'))
        : responseOf(await runRoute(route, params, c.req.raw, context, authenticators))
    })
  }
  for (const page of pages) {
    const pattern = pathPattern(page.path)
    methods.set(pattern.hono, [...(methods.get(pattern.hono) ?? []), page.method])
    app.on(page.method, pattern.hono, (c) => {
      const url = new URL(c.req.url)
      return page.answer({ request: c.req.raw, url, params: pattern.params(url.pathname) ?? {} }, context)
    })
  }
  for (const [path, allowed] of methods) {
    const allow = allowed.join(', ')
    app.all(path, (c) => refused(c.req.raw, refuse(405, 'method_not_allowed', { headers: { allow } })))
  }
  const description = describe()
  app.get('/openapi.json', () => description())
  app.notFound((c) => refused(c.req.raw, refuse(404, 'not_found')))
  const failed = (fault: unknown, request: Ask) => {
    const id = randomUUID()
    const { method, url } = request
    context.log.error({ err: fault, id, method, url: redact(url) }, 'A call failed')
    // Said as what it is, callers and balancers come again; an order is asked for again under the same key.
    if (isAway(fault)) return refused(request, refuse(503, 'upstream_unavailable', comeAgain))
    return refused(request, refuse(500, 'internal_error', { data: { id } }))
  }
  app.onError((fault, c) => failed(fault, c.req.raw))
  // A path without parameters is looked up, not matched: that is every call of a shop under load.
  const answer = async (request: Ask): Promise<Reply | Response> => {
    const route = plain.get(`${request.method} ${pathOf(request.url)}`)
    // The router reads no more of a request than its method and address.
    if (!route) return app.fetch(request as Request)
    return runRoute(route, {}, request, context, authenticators).catch((fault) => failed(fault, request))
  }
  return (request: Ask) => logged(answer, request, context)
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return query === -1 ? url.slice(start) : url.slice(start, query)
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
  answer: (request: Ask) => Promise<Reply | Response>,
  request: Ask,
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

function refused(request: Ask, refusal: Refusal): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang')
  return refusalResponse(refusal, messageLanguage(lang, request.headers.get('accept-language')))
}
