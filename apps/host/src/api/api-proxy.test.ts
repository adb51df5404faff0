import { type BackendRequest, responseOf } from '@samobranka/backend'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { addressWithCredentials, noCredentials } from '../backend/credentials.ts'
import { browserCookie, readBrowser } from '../session/browser-cookie.ts'
import { createSeal } from '../session/seal.ts'
import { readSession, sessionCookie } from '../session/session-cookie.ts'
import { buffered } from '../testing/buffered.ts'
import { createApiProxy } from './api-proxy.ts'
import { createBackendPassthrough } from './backend-passthrough.ts'
import { createFindCall } from './find-call.ts'

const seal = createSeal('secret')
const NOON = new Date('2026-03-06T12:00:00+03:00')
let now = NOON
const anna = { token: 'annas-token', userId: 7 }
const cleared = [
  'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
]
const annasCookie = sessionCookie(anna, seal, false, NOON).split(';')[0] ?? ''

const findCall = createFindCall([
  { name: 'allSettings', method: 'GET', path: '/wp-json/v1/all_settings', auth: 'public' },
  { name: 'redirects', method: 'GET', path: '/wp-json/v1/redirects', auth: 'public' },
  { name: 'popularGoods', method: 'GET', path: '/wp-json/systeminfo/v2/products/popular', auth: 'public' },
  { name: 'sendCode', method: 'POST', path: '/wp-json/wc/auth/send_code', auth: 'keys' },
  { name: 'checkCode', method: 'POST', path: '/wp-json/wc/auth/check_code', auth: 'keys' },
  { name: 'checkTelegram', method: 'POST', path: '/wp-json/telega/v1/auth/check', auth: 'keys' },
  { name: 'logout', method: 'POST', path: '/wp-json/wc/auth/logout', auth: 'token' },
  { name: 'deleteUser', method: 'DELETE', path: '/wp-json/system/users', auth: 'token' },
  { name: 'user', method: 'GET', path: '/wp-json/system/users', auth: 'token' },
  { name: 'bonus', method: 'GET', path: '/wp-json/systeminfo/v1/bonus', auth: 'token' },
  { name: 'changeAddress', method: 'PUT', path: '/wp-json/wc/auth/user/get_addresses', auth: 'token' },
  { name: 'ordersV2', method: 'GET', path: '/wp-json/wc/v2/orders', auth: 'keys' },
  { name: 'ordersV3', method: 'GET', path: '/wp-json/wc/v3/orders', auth: 'keys' },
  { name: 'changeOrder', method: 'PUT', path: '/wp-json/wc/v3/orders/{id}', auth: 'keys' },
  { name: 'cancel', method: 'POST', path: '/wp-json/checkout/v1/orders/{id}/cancel', auth: 'orderKey' },
])

let seen: BackendRequest[]
let reply: () => Response

const backend: BackendConnection = {
  kind: 'embedded',
  fetch: () => Promise.reject(new Error('A page’s way')),
  async answer(ask, credentials = noCredentials) {
    seen.push(ask.at(addressWithCredentials(ask.url, credentials)))
    return reply()
  },
  keys: async () => ({ consumerKey: 'ck_1', consumerSecret: 'cs_1' }),
  check: async () => undefined,
  onPublished: () => () => undefined,
}

const proxy = createApiProxy({ backend, findCall, seal, publicUrl: 'https://shop.example', now: () => now })
const home = 'http://127.0.0.1:4200'

const ask = async (path: string, init: RequestInit = {}) =>
  responseOf(await proxy(await buffered(`${home}/api${path}`, init)))
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const reached = () => {
  const [request] = seen
  if (!request) throw new Error('Nothing reached the backend')
  return { url: new URL(request.url), request }
}

beforeEach(() => {
  seen = []
  now = NOON
  reply = () => Response.json({ fine: true })
})

describe('/api', () => {
  it("reaches the backend's path of the same name", async () => {
    const response = await ask('/wp-json/v1/all_settings?t=180000&lang=en')
    expect(await response.json()).toEqual({ fine: true })
    expect(reached().url.pathname + reached().url.search).toBe('/wp-json/v1/all_settings?t=180000&lang=en')
  })

  it.each(['/wp-admin/', '/wp-login.php', '/', '//evil.example/wp-json/', '/wp-json/../wp-admin/'])(
    'opens nothing else: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
      expect(seen).toEqual([])
    },
  )

  it('ignores credentials of the browser’s own making', async () => {
    await ask('/wp-json/wc/v3/orders?token=x&consumer_key=k&consumer_secret=s&oauth_signature=o&page=2', {
      headers: { authorization: 'Basic a2V5', cookie: annasCookie, 'x-token': 'x' },
    })
    const { url, request } = reached()
    expect(url.search).toBe('?page=2')
    expect([...request.headers]).toEqual([])
  })

  it("adds the session's token where the call wants one", async () => {
    await ask('/wp-json/system/users', { headers: { cookie: annasCookie } })
    expect(reached().url.searchParams.get('token')).toBe('annas-token')
    expect(reached().url.searchParams.has('consumer_key')).toBe(false)
  })

  it('adds no token to what is the same for everybody', async () => {
    await ask('/wp-json/v1/all_settings', { headers: { cookie: annasCookie } })
    expect(reached().url.search).toBe('')
  })

  it('answers 401 to a visitor without a session', async () => {
    const response = await ask('/wp-json/system/users?lang=en')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'unauthorized', data: { status: 401 } })
    expect(seen).toEqual([])
  })

  it("answers 403 to another's id", async () => {
    const cookie = { headers: { cookie: annasCookie } }
    expect((await ask('/wp-json/systeminfo/v1/bonus?user_id=8', cookie)).status).toBe(403)
    expect((await ask('/wp-json/wc/v2/orders?customer=8', cookie)).status).toBe(403)
    for (const query of ['customer=7&customer=8', 'customer=8&customer=7', 'customer=7&customer[]=8']) {
      expect((await ask(`/wp-json/wc/v2/orders?${query}`, cookie)).status).toBe(403)
      expect((await ask(`/wp-json/systeminfo/v1/bonus?${query}`, cookie)).status).toBe(403)
    }
    expect(seen).toEqual([])
  })

  it('adds key and secret to sending and checking a code', async () => {
    await post('/wp-json/wc/auth/send_code', { phone: '+79000000000' })
    const { url, request } = reached()
    expect(Object.fromEntries(url.searchParams)).toEqual({ consumer_key: 'ck_1', consumer_secret: 'cs_1' })
    expect(JSON.parse(await request.text())).toEqual({ phone: '+79000000000' })
  })

  it("adds key and secret to the customer's own orders, and to no visitor's", async () => {
    expect((await ask('/wp-json/wc/v2/orders?customer=7')).status).toBe(401)
    await ask('/wp-json/wc/v2/orders?customer=7', { headers: { cookie: annasCookie } })
    expect(reached().url.searchParams.get('consumer_key')).toBe('ck_1')
  })

  it.each([
    ['GET', '/wp-json/wc/v3/orders'],
    ['PUT', '/wp-json/wc/v3/orders/5'],
    ['PUT', '/wp-json/wc/auth/user/get_addresses?id=1'],
    ['GET', '/wp-json/unknown/call'],
  ])('never adds key and secret to %s %s', async (method, path) => {
    const body = method === 'PUT' ? { body: '{}' } : {}
    await ask(path, { method, headers: { cookie: annasCookie }, ...body })
    expect(reached().url.search).not.toContain('ck_1')
    expect(reached().url.search).not.toContain('cs_1')
  })

  it('lets a guest cancel by the order’s key and adds the token for an owner', async () => {
    await post('/wp-json/checkout/v1/orders/abc/cancel', { key: 'k' })
    expect(reached().url.search).toBe('')
    seen = []
    await post('/wp-json/checkout/v1/orders/abc/cancel', {}, { cookie: annasCookie })
    expect(reached().url.searchParams.get('token')).toBe('annas-token')
  })
})

describe('a write', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a page of a sister site, telling no origin', { 'sec-fetch-site': 'same-site' }],
    ['another site, telling no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_who, headers) => {
    const response = await post('/wp-json/wc/auth/logout', {}, { cookie: annasCookie, ...headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
    expect(seen).toEqual([])
  })

  it.each([
    ['the shop itself', { origin: home }],
    ["the shop's public address", { origin: 'https://shop.example' }],
    ['a program that is no browser', {}],
  ])('from %s goes through', async (_who, headers) => {
    await post('/wp-json/wc/auth/logout', {}, { cookie: annasCookie, ...headers })
    expect(seen).toHaveLength(1)
  })

  it('of more than a megabyte is refused, also when it is only told and was not read', async () => {
    const big = 'x'.repeat(1024 * 1024 + 1)
    expect((await ask('/wp-json/wc/auth/send_code', { method: 'POST', body: big })).status).toBe(413)
    const told = { 'content-length': String(big.length) }
    expect((await ask('/wp-json/wc/auth/send_code', { method: 'POST', headers: told })).status).toBe(413)
    expect(seen).toEqual([])
  })

  it('that is only read, as a picture of another site would be, logs nobody out', async () => {
    reply = () =>
      Response.json({ code: 'method_not_allowed', message: '', data: { status: 405 } }, { status: 405 })
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const response = await ask('/wp-json/wc/auth/logout?_method=POST', {
        method,
        headers: { cookie: annasCookie, ...(method === 'PUT' ? { origin: home } : {}) },
      })
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('carries its Idempotency-Key', async () => {
    await post('/wp-json/wc/auth/logout', {}, { cookie: annasCookie, 'idempotency-key': 'one' })
    expect(reached().request.headers.get('idempotency-key')).toBe('one')
  })
})

describe('a login', () => {
  it.each(['/wp-json/wc/auth/check_code', '/wp-json/telega/v1/auth/check'])(
    'at %s puts the token behind the cookie',
    async (path) => {
      reply = () =>
        Response.json({ status: 'success', token: 'fresh', user: { ID: '7', name: 'Анна', token: 'fresh' } })
      const response = await post(path, { phone: '+7', code: '1234' })
      expect(await response.json()).toEqual({ status: 'success', user: { ID: '7', name: 'Анна' } })
      const [cookie = ''] = response.headers.getSetCookie()
      expect(cookie).not.toContain('fresh')
      expect(readSession(cookie.split(';')[0], seal, NOON)).toEqual({ token: 'fresh', userId: 7 })
    },
  )

  it('that fails sets no cookie', async () => {
    reply = () => Response.json({ code: 'invalid_code', message: '', data: { status: 422 } }, { status: 422 })
    const response = await post('/wp-json/wc/auth/check_code', {})
    expect(response.status).toBe(422)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is over when the backend no longer knows its token', async () => {
    reply = () => Response.json({ code: 'unauthorized' }, { status: 401 })
    const response = await ask('/wp-json/system/users', { headers: { cookie: annasCookie } })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual(cleared)
  })

  it('ends with logout, whatever the backend says to it', async () => {
    reply = () => new Response(null, { status: 500 })
    const response = await post('/wp-json/wc/auth/logout', {}, { cookie: annasCookie })
    expect(response.headers.getSetCookie()).toEqual(cleared)
  })

  it('ends with the account, and not when it could not be deleted', async () => {
    const remove = () => ask('/wp-json/system/users', { method: 'DELETE', headers: { cookie: annasCookie } })
    reply = () => new Response(null, { status: 503 })
    expect((await remove()).headers.getSetCookie()).toEqual([])
    reply = () => new Response(null, { status: 204 })
    expect((await remove()).headers.getSetCookie()).toEqual(cleared)
  })
})

describe('the browser that asks for a code', () => {
  const send = (headers: Record<string, string> = {}) =>
    post('/wp-json/wc/auth/send_code', { phone: '+7' }, headers)
  const browsers = () => seen.map(({ headers }) => headers.get('x-browser'))
  const browserOf = (response: Response) =>
    readBrowser(response.headers.getSetCookie()[0]?.split(';')[0], seal)

  it('is given an id that it carries sealed, once, and is told by it to the backend from then on', async () => {
    const sent = await send()
    const [cookie = ''] = sent.headers.getSetCookie()
    expect(cookie).toMatch(/^browser=[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(browsers()[0] as string)
    expect(browsers()).toEqual([browserOf(sent)])
    const own = { cookie: cookie.split(';')[0] ?? '' }
    expect((await send(own)).headers.getSetCookie()).toEqual([])
    await post('/wp-json/wc/auth/check_code', { phone: '+7', code: '1' }, own)
    expect(new Set(browsers()).size).toBe(1)
  })

  it('is one of its own each time when it brings no id, or one of its own making', async () => {
    const other = browserCookie('other', createSeal('another secret'), false).split(';')[0] ?? ''
    for (const headers of [{}, {}, { 'x-browser': 'mine' }, { cookie: 'browser=mine' }, { cookie: other }])
      await send(headers)
    expect(new Set(browsers()).size).toBe(5)
    for (const browser of browsers()) expect(browser).toMatch(/^[\w-]{22}$/)
    await post('/wp-json/wc/auth/check_code', {}, { 'x-browser': 'mine' })
    expect(browsers()[5]).toMatch(/^[\w-]{22}$/)
  })

  it('keeps the id its code is on the way under when it is sent away', async () => {
    reply = () => Response.json({ code: 'too_many_requests' }, { status: 429 })
    expect((await send()).headers.getSetCookie()).toEqual([])
  })

  it('is told of no other call, and to no foreign server', async () => {
    await ask('/wp-json/v1/all_settings', { headers: { 'x-browser': 'mine' } })
    const remote = createApiProxy({
      backend: { ...backend, kind: 'remote' },
      findCall,
      seal,
      publicUrl: null,
      now: () => now,
    })
    const sent = await remote(await buffered(`${home}/api/wp-json/wc/auth/send_code`, { method: 'POST' }))
    expect(browsers()).toEqual([null, null])
    expect(responseOf(sent).headers.getSetCookie()).toEqual([])
  })

  it('is said by nobody to integrators', async () => {
    const direct = createBackendPassthrough(backend)
    const headers = { 'x-browser': 'mine', cookie: browserCookie('a', seal, false) }
    await direct(await buffered(`${home}/wp-json/wc/auth/send_code`, { method: 'POST', headers }))
    expect(browsers()).toEqual([null])
  })
})

describe('an answer', () => {
  it("carries no cookie and no maker's mark of a foreign backend", async () => {
    reply = () =>
      Response.json([], {
        headers: {
          'set-cookie': 'wordpress=1',
          'x-powered-by': 'PHP/8.2',
          server: 'Apache',
          'x-wp-total': '3',
          etag: '"1"',
        },
      })
    const { headers } = await ask('/wp-json/v1/all_settings')
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      etag: '"1"',
      'x-wp-total': '3',
    })
  })
})

it('nothing has moved on a server that does not know the question', async () => {
  reply = () => Response.json({ code: 'rest_no_route' }, { status: 404 })
  expect((await ask('/wp-json/v1/redirects?path=/menu/pizza')).status).toBe(204)
  expect((await ask('/wp-json/v1/all_settings')).status).toBe(404)
})

it('nothing is popular on a server that does not count it', async () => {
  reply = () => Response.json({ code: 'rest_no_route' }, { status: 404 })
  const answer = await ask('/wp-json/systeminfo/v2/products/popular')
  expect([answer.status, await answer.json()]).toEqual([200, {}])
})

describe('a cookie', () => {
  const DAY = 86_400_000
  const later = (ms: number) => new Date(NOON.getTime() + ms)
  const withCookie = { headers: { cookie: annasCookie } }

  it('is nobody’s after thirty days, whatever the browser kept', async () => {
    now = later(30 * DAY)
    for (const path of ['/wp-json/system/users', '/wp-json/wc/v2/orders?customer=7'])
      expect((await ask(path, withCookie)).status).toBe(401)
    expect(seen).toEqual([])
  })

  it('is given anew to who uses it, once a day', async () => {
    expect((await ask('/wp-json/system/users', withCookie)).headers.getSetCookie()).toEqual([])
    now = later(DAY + 1)
    const renewed = (await ask('/wp-json/system/users', withCookie)).headers
    const [cookie = '', sign] = renewed.getSetCookie()
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(sign).toMatch(/^signed_in=1; /)
    expect(renewed.get('cache-control')).toBe('no-store')
    expect(readSession(cookie.split(';')[0], seal, later(30 * DAY + DAY))).toEqual(anna)
    const again = await ask('/wp-json/system/users', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('is not given anew where nobody has looked whether its session lives', async () => {
    now = later(2 * DAY)
    expect((await ask('/wp-json/v1/all_settings', withCookie)).headers.getSetCookie()).toEqual([])
    reply = () => Response.json({}, { status: 409 })
    expect((await ask('/wp-json/system/users', withCookie)).headers.getSetCookie()).toEqual([])
  })

  it('is taken away when any call says that its session is over', async () => {
    reply = () => Response.json({ code: 'unauthorized' }, { status: 401 })
    const answer = await ask('/wp-json/wc/v2/orders?customer=7', withCookie)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, cleared])
    const cancelled = await post('/wp-json/checkout/v1/orders/a/cancel', {}, withCookie.headers)
    expect(cancelled.headers.getSetCookie()).toEqual(cleared)
  })
})

describe('own orders', () => {
  const path = '/wp-json/wc/v2/orders?customer=7'
  const withCookie = { headers: { cookie: annasCookie } }

  it('are asked for with the token beside the keys: our backend looks whether its session lives', async () => {
    await ask(path, withCookie)
    expect(Object.fromEntries(reached().url.searchParams)).toEqual({
      customer: '7',
      token: 'annas-token',
      consumer_key: 'ck_1',
      consumer_secret: 'cs_1',
    })
  })

  describe('of a foreign server', () => {
    let whose: () => Response
    let paths: string[]
    let foreign: typeof ask
    beforeEach(() => {
      paths = []
      whose = () => Response.json({ status: 'success', data: { data: { ID: 7 } } })
      const remote: BackendConnection = {
        ...backend,
        kind: 'remote',
        async fetch(request) {
          paths.push(new URL(request.url).pathname)
          return whose()
        },
      }
      const remoteFace = createApiProxy({
        backend: remote,
        findCall,
        seal,
        publicUrl: null,
        now: () => now,
      })
      foreign = async (at, init = {}) =>
        responseOf(await remoteFace(await buffered(`${home}/api${at}`, init)))
    })

    it('are asked for by the keys alone, once it has said whose the token is', async () => {
      for (let time = 0; time < 3; time += 1) expect((await foreign(path, withCookie)).status).toBe(200)
      expect(paths).toEqual(['/wp-json/system/users'])
      expect(seen).toHaveLength(3)
      expect(reached().url.searchParams.has('token')).toBe(false)
      expect(reached().url.searchParams.get('consumer_secret')).toBe('cs_1')
    })

    it.each([
      ['is over', () => Response.json({ code: 'unauthorized' }, { status: 401 })],
      ['is another’s', () => Response.json({ status: 'success', data: { data: { ID: 8 } } })],
      ['is another’s, said bare', () => Response.json({ id: '8' })],
    ])('are not asked for when the token %s, and the browser is nobody again', async (_, said) => {
      whose = said
      const answer = await foreign(path, withCookie)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, cleared])
      expect(seen).toEqual([])
    })

    it('are not asked for while it cannot say, and nobody is logged out by that', async () => {
      whose = () => new Response('', { status: 503 })
      const answer = await foreign(path, withCookie)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([502, []])
      expect(seen).toEqual([])
    })
  })
})
