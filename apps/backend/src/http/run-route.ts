import { write } from '@samobranka/contract'
import { boundedMap } from '../memory/bounded-map.ts'
import { Answer } from './answer.ts'
import { type Authenticators, authenticate } from './authenticate.ts'
import type { BackendRequest } from './backend-request.ts'
import { parseCall } from './body/parse-call.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { messageLanguage } from './message-language.ts'
import { Refusal, refuse } from './refusal.ts'
import { refusalReply } from './refusal-response.ts'
import { Reply } from './reply.ts'
import type { Route } from './route.ts'

/** Longer than any provider may take; a caller is told rather than left hanging. */
const TIMEOUT_MS = 20_000

export async function runRoute(
  route: Route,
  params: Readonly<Record<string, string>>,
  request: BackendRequest,
  context: Context,
  authenticators: Authenticators,
): Promise<Reply | Response> {
  const url = urlOf(request.url)
  const lang = url.searchParams.get('lang')
  const inLanguage = messageLanguage(lang, request.headers.get('accept-language'))
  const outcome = await withinTime(async (signal) => {
    const { endpoint } = route
    const caller = await authenticate(endpoint, request, url, context, authenticators)
    if (caller instanceof Refusal) return caller
    const parsed = await parseCall(endpoint, params, request, url)
    if (parsed instanceof Refusal) return parsed
    const language = context.snapshot().languageOr(lang)
    const call: Call = {
      request,
      url,
      params,
      query: parsed.query,
      body: parsed.body,
      rawBody: parsed.rawBody,
      caller,
      language,
      messageLanguage: inLanguage,
      now: context.clock(),
      signal,
    }
    return route.handle(call, context)
  })
  if (outcome instanceof Refusal) return refusalReply(outcome, inLanguage)
  return outcome instanceof Answer ? replyOf(route, outcome) : outcome
}

const UNKEPT = { 'cache-control': 'no-store' }
const UNKEPT_JSON = { 'content-type': 'application/json', ...UNKEPT }

function replyOf({ endpoint }: Route, { value, status, headers }: Answer<unknown>): Reply {
  const code = status ?? endpoint.statuses[0] ?? 200
  if (endpoint.answer === null || code === 204)
    return new Reply(code, headers ? { ...UNKEPT, ...headers } : UNKEPT, null)
  // Nearly all answers say the same: put together anew for each, it costs more than writing it to the socket.
  const allHeaders = headers ? { ...UNKEPT_JSON, ...headers } : UNKEPT_JSON
  return new Reply(code, allHeaders, JSON.stringify(write(endpoint.answer, value)))
}

async function withinTime<T>(work: (signal: () => AbortSignal) => Promise<T>): Promise<T | Refusal> {
  let stop: AbortController | undefined
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => {
      stop?.abort()
      resolve(refuse(504, 'timeout'))
    }, TIMEOUT_MS)
  })
  const signal = () => {
    stop ??= new AbortController()
    return stop.signal
  }
  try {
    return await Promise.race([work(signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A URL keeps its address and an object of its own. */
const known = boundedMap<URL>(256 * 1024, ({ href }) => href.length * 2 + 500)

/** Those without a query are few and come again with every order: each is read once. Nobody changes what he gets. */
function urlOf(address: string): URL {
  if (address.includes('?')) return new URL(address)
  const before = known.get(address)
  if (before) return before
  const url = new URL(address)
  known.set(address, url)
  return url
}
