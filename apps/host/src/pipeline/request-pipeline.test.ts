import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { type BackendRequest, Reply } from '@samobranka/backend'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPublicOrigin } from '../http/public-origin.ts'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { encodePage } from '../pages/encoded-page.ts'
import { accelerators } from '../testing/accelerators.ts'
import { type AdmissionControl, createAdmissionControl } from './admission-control.ts'
import { type Listening, listen } from './listen.ts'
import { createOperationsAccess } from './operations-access.ts'
import { createRequestPipeline, type RequestPipelineParts } from './request-pipeline.ts'

const lines: string[] = []
const seen: BackendRequest[] = []
const metrics = createMetrics()
const handler = async (request: BackendRequest) => {
  seen.push(request)
  if (request.url.endsWith('/burnt')) throw new Error('the oven broke')
  if (request.url.endsWith('/plain'))
    return new Reply(201, { 'content-type': 'application/json' }, '{"дом":1}')
  if (request.url.endsWith('/login')) {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    return new Response(null, { status: 204, headers })
  }
  return Response.json({ url: request.url, body: await request.text() })
}
const html = `<!doctype html><title>Пицца</title>${'<p>тесто, томаты, базилик</p>'.repeat(100)}`
const page = encodePage(
  200,
  new Headers({ 'content-type': 'text/html' }),
  new TextEncoder().encode(html),
  accelerators.writeHead,
)
let kept = false
const [past, never] = [0, Number.POSITIVE_INFINITY]
const ages = {
  new: { freshUntil: never, oldFrom: never },
  stale: { freshUntil: past, oldFrom: never },
  old: { freshUntil: past, oldFrom: past },
}
let age: keyof typeof ages = 'new'
let isFull = false
let admission: AdmissionControl | null = null
const refreshed: string[] = []

const parts: RequestPipelineParts = {
  assets: new Map(),
  pictures: async (path, _req, res) => {
    if (path.includes('burnt')) throw new Error('burnt')
    res.end('picture')
  },
  pages: {
    keyOf: (req) => req.url ?? '/',
    ready: (key) => (kept && key === '/' ? { page, ...ages[age] } : null),
    refresh: (key) => void refreshed.push(key),
    async render(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/fault') throw new Error('the oven broke')
      return pathname === '/lk' ? new Response('private', { headers: { 'cache-control': 'no-store' } }) : page
    },
  },
  handlers: {
    api: handler,
    'office-api': handler,
    office: handler,
    backend: handler,
    health: handler,
    metrics: metrics.expose,
    robots: handler,
    dictionary: handler,
    map: handler,
  },
  admission: {
    admit: (priority) => (admission ? admission.admit(priority) : isFull ? null : () => undefined),
    isOrdering: () => false,
  },
  publicOrigin: createPublicOrigin(null),
  operations: createOperationsAccess({ production: false, token: null }),
  now: () => new Date(1_772_800_000_000),
  metrics,
  log: createLog('info', { write: (line) => void lines.push(line) }),
}

let shop: Listening
let home: string

beforeAll(async () => {
  shop = await listen(createRequestPipeline(parts), accelerators, 0, '127.0.0.1')
  home = shop.url
})
afterAll(() => shop.close(100))
beforeEach(() => {
  lines.length = 0
  seen.length = 0
  kept = false
  age = 'new'
  isFull = false
  admission = null
  refreshed.length = 0
})

describe('the request pipeline', () => {
  it('hands a call to its handler with the address the visitor typed and where he comes from', async () => {
    const response = await fetch(`${home}/api/wp-json/x?a=1`, {
      method: 'POST',
      body: '{"дом":1}',
      headers: {
        'x-forwarded-for': '198.51.100.7',
      },
    })
    expect(await response.json()).toEqual({
      url: `${home}/api/wp-json/x?a=1`,
      body: '{"дом":1}',
    })
    expect(seen[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.7')
  })

  it('sends pages packed, rendered or kept', async () => {
    for (const isKept of [false, true]) {
      kept = isKept
      const response = await fetch(`${home}/`, { headers: { 'accept-encoding': 'br' } })
      expect(await response.text()).toBe(html)
      expect(response.headers.get('content-encoding')).toBe('br')
    }
  })

  it('answers a page that has not changed with 304', async () => {
    kept = true
    const etag = (await fetch(`${home}/`)).headers.get('etag') ?? ''
    expect((await fetch(`${home}/`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${home}/`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('says that something broke, without saying what', async () => {
    const response = await fetch(`${home}/fault`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('oven')
    expect(lines.join('')).toContain('the oven broke')
    expect((await fetch(`${home}/images/burnt-480.webp`)).status).toBe(500)
  })

  it('logs each call once, under the id it was answered with, without its secrets', async () => {
    const response = await fetch(`${home}/wp-json/wc/v3/orders?consumer_secret=cs_1`)
    const id = response.headers.get('x-request-id')
    await expect.poll(() => lines.length).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      request: id,
      kind: 'backend',
      status: 200,
      method: 'GET',
    })
    expect(lines[0]).not.toContain('cs_1')
  })

  it("keeps a proxy's id, but not any text", async () => {
    const answer = await fetch(`${home}/healthz`, { headers: { 'x-request-id': 'abcd-1234' } })
    expect(answer.headers.get('x-request-id')).toBe('abcd-1234')
    const odd = await fetch(`${home}/healthz`, { headers: { 'x-request-id': 'a"b c' } })
    expect(odd.headers.get('x-request-id')).not.toContain('"')
  })

  it('counts by kind of route', async () => {
    await (await fetch(`${home}/menu/pizza`)).text()
    const text = await (await fetch(`${home}/metrics`)).text()
    expect(text).toContain(
      'samobranka_http_request_duration_seconds_count{kind="page",method="GET",status="2xx"}',
    )
    expect(text).toContain('samobranka_nodejs_eventloop_lag_seconds')
  })

  it('has nothing under /assets that was not built', async () => {
    expect((await fetch(`${home}/assets/old-build.js`)).status).toBe(404)
  })
})

describe('a write', () => {
  const write = (path: string, init: RequestInit = {}) =>
    fetch(`${home}${path}`, { method: 'POST', body: '{"дом":1}', ...init })

  it.each(['/api/wp-json/plain', '/wp-json/plain'])(
    'to %s is answered, guarded and under its id',
    async (path) => {
      const response = await write(path)
      expect(response.status).toBe(201)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await response.json()).toEqual({ дом: 1 })
      await expect.poll(() => lines.length).toBe(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        request: response.headers.get('x-request-id'),
        status: 201,
        method: 'POST',
      })
    },
  )

  it('brings every cookie of its answer', async () => {
    const response = await write('/api/wp-json/login')
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('that breaks says so, without saying what', async () => {
    const response = await write('/wp-json/burnt')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('oven')
    expect(lines.join('')).toContain('the oven broke')
  })

  it('that comes in pieces is understood as well', async () => {
    const init = { body: new Blob(['{"дом":1}']).stream(), duplex: 'half' } as RequestInit
    expect(await (await write('/wp-json/x', init)).json()).toEqual({
      url: `${home}/wp-json/x`,
      body: '{"дом":1}',
    })
  })

  it('whose visitor leaves before it is all there is not answered by anybody', async () => {
    const { hostname, port } = new URL(home)
    const asking = request({
      hostname,
      port,
      path: '/wp-json/x',
      method: 'POST',
      headers: { 'content-length': 10 },
    })
    asking.on('error', () => undefined)
    asking.write('{')
    await expect.poll(() => asking.socket?.bytesWritten ?? 0).toBeGreaterThan(0)
    asking.destroy()
    await expect.poll(() => lines.length).toBe(1)
    expect(seen).toEqual([])
  })
})

describe('a kept page', () => {
  it('is given as it is while it is new, with the time of this very moment', async () => {
    kept = true
    await (await fetch(home)).text()
    const response = await fetch(home)
    expect(await response.text()).toBe(html)
    expect(response.headers.get('server-timing')).toBe('clock;dur=1772800000000')
    expect(refreshed).toEqual([])
  })

  it('is given at once while it is stale, and rendered anew behind the visitor', async () => {
    kept = true
    age = 'stale'
    expect(await (await fetch(home)).text()).toBe(html)
    expect(await (await fetch(home)).text()).toBe(html)
    expect(refreshed).toContain('/')
  })

  it('is not sent again to whom has it', async () => {
    kept = true
    const tag = (await fetch(home)).headers.get('etag') ?? ''
    const again = await fetch(home, { headers: { 'if-none-match': `"other", ${tag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('server-timing')).toBe('clock;dur=1772800000000')
  })
})

it('a page of nobody else’s tells the time of its answer too', async () => {
  const response = await fetch(`${home}/lk`)
  expect(await response.text()).toBe('private')
  expect(response.headers.get('server-timing')).toBe('clock;dur=1772800000000')
})

describe('under overload', () => {
  it('sends callers away with the time to come again', async () => {
    isFull = true
    const response = await fetch(`${home}/api/wp-json/x`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('3')
    expect(await response.json()).toMatchObject({ code: 'overloaded', data: { status: 503 } })
    expect(seen).toEqual([])
  })

  it('shows a page however old rather than none', async () => {
    kept = true
    await (await fetch(home)).text()
    isFull = true
    age = 'old'
    const response = await fetch(home)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(html)
    expect((await fetch(`${home}/never-seen`)).status).toBe(503)
  })
})

describe('who sends slowly', () => {
  const orders = '/api/wp-json/checkout/v1/orders'
  const few = { most: 3, lagMs: Number.POSITIVE_INFINITY }
  const senders: ClientRequest[] = []
  let came = 0
  const count = () => {
    came += 1
  }
  beforeEach(() => {
    admission = createAdmissionControl(() => 0, { picture: few, page: few, call: few, order: few })
    came = 0
    shop.server.on('request', count)
  })
  afterEach(() => {
    shop.server.off('request', count)
    for (const sender of senders.splice(0)) sender.destroy()
  })

  /** Says that much more will come, and says no more. */
  const drip = (path: string, headers: Record<string, string | number>) => {
    const { hostname, port } = new URL(home)
    const sender = request({ hostname, port, path, method: 'POST', headers, agent: false })
    sender.on('error', () => undefined)
    sender.write('{')
    senders.push(sender)
    return sender
  }
  const order = (body: BodyInit = '{"дом":1}') => fetch(home + orders, { method: 'POST', body })

  it.each<[string, string, Record<string, string | number>]>([
    ['a body whose length is told', orders, { 'content-length': 100 }],
    ['a body in pieces', orders, { 'transfer-encoding': 'chunked' }],
    ['to an address that has to be tidied', `${orders}/%37`, { 'content-length': 100 }],
    ['waiting to be told to go on', orders, { 'content-length': 100, expect: '100-continue' }],
  ])('keeps no place from an order: %s', async (_, path, headers) => {
    for (let times = 0; times < 50; times += 1) drip(path, headers)
    await expect.poll(() => came).toBe(50)
    for (let times = 0; times < 3; times += 1) {
      const response = await order()
      expect([response.status, await response.json()]).toEqual([
        200,
        { url: home + orders, body: '{"дом":1}' },
      ])
    }
    expect(seen).toHaveLength(3)
  })

  it('is served like everybody once he has sent it all', async () => {
    const slow = drip(orders, { 'content-length': 2 })
    await expect.poll(() => came).toBe(1)
    expect((await order()).status).toBe(200)
    slow.end('}')
    const [answered] = await once(slow, 'response')
    expect(answered.statusCode).toBe(200)
  })

  it('keeps no place from pages and calls either', async () => {
    for (const path of ['/menu', '/api/wp-json/checkout/v1/quote'])
      for (let times = 0; times < 10; times += 1) drip(path, { 'content-length': 100 })
    await expect.poll(() => came).toBe(20)
    expect((await fetch(`${home}/menu`)).status).toBe(200)
    expect((await fetch(`${home}/api/wp-json/x`, { method: 'POST', body: '{}' })).status).toBe(200)
  })
})
