import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@samobranka/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRemoteBackend } from '../backend/remote-backend.ts'
import type { Listening } from '../pipeline/listen.ts'
import { createSeal } from '../session/seal.ts'
import { type Arrival, checkArrival, type Known } from '../testing/check-arrival.ts'
import {
  type MalformedCall,
  malformedCalls,
  malformedHeaders,
  validCall,
} from '../testing/malformed-calls.ts'
import { malformedNames } from '../testing/malformed-values.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import { createApiProxy } from './api-proxy.ts'
import { createBackendPassthrough } from './backend-passthrough.ts'
import { createFindCall } from './find-call.ts'

const stranger: Known = { userId: null, token: 'annas-token', key: 'ck_shop', secret: 'cs_shop' }
const anna: Known = { ...stranger, userId: 7 }
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

let foreign: Server
let host: Listening
let cookie = ''
const arrived: Arrival[] = []

/** What cannot be read stays as it came, and is no word of the contract. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What an integrator sends: the host passes a webhook's own body on, signed as it is. */
const isWebhook = ({ path }: Arrival) => path.startsWith('/wp-json/payments/')

beforeAll(async () => {
  foreign = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      const [path = '', search = ''] = (req.url ?? '').split('?')
      const query = Object.fromEntries(
        search === '' ? [] : search.split('&').map((pair) => pair.split('=').map(decoded)),
      )
      const { method = '', headers } = req
      arrived.push({
        method,
        path: decoded(path),
        query,
        headers,
        body: String(Buffer.concat(chunks)),
      })
      const isLogin = path.endsWith('/check_code')
      res.writeHead(200, { 'content-type': 'application/json' })
      res.end(JSON.stringify(isLogin ? { token: anna.token, user: { ID: 7 } } : []))
    })
  })
  foreign.listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  const base = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
  const backend = createRemoteBackend(base, { consumerKey: anna.key, consumerSecret: anna.secret })
  host = await openPipeline({
    handlers: {
      api: createApiProxy({
        backend,
        findCall: createFindCall(endpoints),
        seal: createSeal('s'),
        publicUrl: null,
        now: () => new Date(),
      }),
      backend: createBackendPassthrough(backend),
    },
  })
  const login = endpoints.find(({ name }) => name === 'checkCode')
  if (!login) throw new Error('There is no login')
  cookie = (await send('/api', validCall(login), {})).cookie
})
afterAll(async () => {
  agent.destroy()
  foreign.closeAllConnections()
  foreign.close()
  await host.close(100)
})

function send(
  surface: '' | '/api',
  { method, target, body, type = 'application/json' }: MalformedCall,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; cookie: string }> {
  return new Promise((resolve, reject) => {
    const sent = body === null ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }
    const outgoing = request(host.url, {
      agent,
      method,
      path: surface + target,
      headers: { ...sent, ...headers },
    })
    outgoing.on('response', (response) => {
      const [set = ''] = response.headers['set-cookie'] ?? []
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, cookie: set.split(';')[0] ?? '' }))
    })
    outgoing.on('error', reject)
    outgoing.end(body ?? undefined)
  })
}

/** So many at once that the processor, not the waiting, is what it takes; all of them, or one in `oneIn`. */
async function sendAll(
  surface: '' | '/api',
  headers: Readonly<Record<string, string>>,
  oneIn: number,
): Promise<number[]> {
  const statuses: number[] = []
  const calls = [...malformedCalls()].filter((_, at) => at % oneIn === 0).values()
  const worker = async () => {
    for (const call of calls) {
      const { status } = await send(surface, call, { ...malformedHeaders, ...headers })
      statuses.push(status)
    }
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  return statuses
}

it('knows more than sixty malformed names', () => {
  expect(new Set(malformedNames).size).toBeGreaterThanOrEqual(60)
})

// Every word goes to every call with a session, where most would be reached; `npm run php-backend` sends all of them for all.
it.each([
  ['a browser without a session', '/api', false, 5],
  ['a browser with a session', '/api', true, 1],
  ['an integrator, or whoever pretends to be one', '', true, 5],
] as const)(
  'whatever %s asks, a foreign backend sees the contract’s words or nothing',
  async (_who, surface, hasCookie, oneIn) => {
    arrived.length = 0
    const statuses = await sendAll(surface, hasCookie ? { cookie } : {}, oneIn)
    const known = { ...(hasCookie ? anna : stranger), bringsCredentials: surface === '' }
    const wrong = arrived
      .filter((one) => !isWebhook(one))
      .flatMap((one) => checkArrival(one, known).map((what) => `${one.method} ${one.path}: ${what}`))
    expect([...new Set(wrong)]).toEqual([])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    // The harmless among them do arrive, and most are refused: neither half of the sentence is empty.
    expect(arrived.length).toBeGreaterThan(500 / oneIn)
    expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(arrived.length)
  },
  240_000,
)

it('a right call arrives, by either surface, with all that the contract has of it', async () => {
  // The office is our own backend's alone.
  for (const endpoint of endpoints.filter(({ permission }) => permission === null))
    for (const surface of ['/api', ''] as const) {
      arrived.length = 0
      const call = validCall(endpoint)
      const target = endpoint.name === 'wooOrdersV2' ? `${call.target}?customer=7` : call.target
      const { status } = await send(surface, { ...call, target }, surface === '/api' ? { cookie } : {})
      const came = arrived.some(({ method, path }) => method === endpoint.method && path === call.target)
      const isNoBrowsers = surface === '/api' && endpoint.name === 'paymentWebhook'
      expect([endpoint.name, surface, status, came]).toEqual([
        endpoint.name,
        surface,
        isNoBrowsers ? 404 : 200,
        !isNoBrowsers,
      ])
    }
})

it('nobody asks about another customer, also not in a body', async () => {
  const asks = (customer: number | null, headers: Record<string, string>) =>
    send(
      '/api',
      {
        method: 'POST',
        target: '/wp-json/wc/v3/coupons/autoapply',
        body: JSON.stringify({ cart_items: [], customer_id: customer }),
      },
      headers,
    )
  arrived.length = 0
  expect((await asks(8, { cookie })).status).toBe(403)
  expect((await asks(7, {})).status).toBe(403)
  expect(arrived).toEqual([])
  expect((await asks(null, {})).status).toBe(200)
  expect((await asks(7, { cookie })).status).toBe(200)
  expect(arrived.map(({ query }) => query)).toEqual([{}, { token: anna.token }])
})

it('whose orders they are is judged by what is sent', async () => {
  const orders = (query: string) =>
    send('/api', { method: 'GET', target: `/wp-json/wc/v2/orders?${query}`, body: null }, { cookie })
  arrived.length = 0
  expect((await orders('customer=08')).status).toBe(403)
  expect((await orders('')).status).toBe(403)
  expect((await orders('customer=7&customer=8')).status).toBe(400)
  expect(arrived).toEqual([])
  expect((await orders('customer=07&status=any')).status).toBe(200)
  expect(arrived.at(-1)?.query).toMatchObject({ customer: '7', status: 'any', consumer_key: anna.key })
})

it('a published file is asked for without any proof', async () => {
  arrived.length = 0
  const target =
    '/wp-content/uploads/2026/%D0%BF%D0%B8%D1%86%D1%86%D0%B0.jpg?ver=6&rest_route=/wc/v3/customers'
  expect((await send('/api', { method: 'GET', target, body: null }, { cookie })).status).toBe(200)
  expect(arrived).toMatchObject([{ path: '/wp-content/uploads/2026/пицца.jpg', query: {} }])
})
