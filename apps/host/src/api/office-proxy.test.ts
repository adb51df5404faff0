import { type BackendRequest, Reply, responseOf } from '@samobranka/backend'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BackendConnection } from '../backend/backend-connection.ts'
import { bodyLimit } from '../http/body-limit.ts'
import { buffered } from '../testing/buffered.ts'
import { createOfficeProxy } from './office-proxy.ts'

let seen: BackendRequest[]
let reply: Reply | Response

const backend: BackendConnection = {
  kind: 'embedded',
  fetch: () => Promise.reject(new Error('A page’s way')),
  async answer(ask) {
    seen.push(ask)
    return reply
  },
  keys: async () => ({ consumerKey: 'ck_1', consumerSecret: 'cs_1' }),
  check: async () => undefined,
  onPublished: () => () => undefined,
}

const publicUrl = 'https://shop.example'
const proxy = createOfficeProxy({ backend, publicUrl })
const home = 'http://127.0.0.1:4200'
const ask = async (path: string, init: RequestInit = {}) =>
  responseOf(await proxy(await buffered(`${home}${path}`, init)))
const accept = (headers: Record<string, string> = {}) =>
  ask('/api/office/v1/orders/7/accept', {
    method: 'POST',
    body: '{"minutes":20}',
    headers: { 'content-type': 'application/json', ...headers },
  })

beforeEach(() => {
  seen = []
  reply = Reply.json({ fine: true }, 200, {})
})

describe('a call of the office', () => {
  it('reaches the backend at the same address, with its body', async () => {
    await accept()
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/office/v1/orders/7/accept')
    expect(await seen[0]?.text()).toBe('{"minutes":20}')
  })

  it('brings the cookies of the office and no other', async () => {
    await accept({ cookie: 'sid=sealed; office_session=abc; lang=ru; office_device=d; not_office_x=1' })
    expect(seen[0]?.headers.get('cookie')).toBe('office_session=abc; office_device=d')
    await accept({ cookie: 'sid=sealed' })
    expect(seen[1]?.headers.get('cookie')).toBeNull()
  })

  it('brings no key and no token of a browser’s making', async () => {
    await ask('/api/office/v1/orders?consumer_key=ck&consumer_secret=cs&token=t&search=7', {
      headers: { authorization: 'Basic x', 'x-browser': 'b' },
    })
    expect(new URL(seen[0]?.url ?? '').search).toBe('?search=7')
    expect(seen[0]?.headers.get('authorization')).toBeNull()
    expect(seen[0]?.headers.get('x-browser')).toBeNull()
  })

  it('tells where its person comes from', async () => {
    await accept({ 'x-forwarded-for': '198.51.100.7', 'user-agent': 'tablet' })
    expect(seen[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.7')
    expect(seen[0]?.headers.get('user-agent')).toBe('tablet')
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['nobody’s page', { origin: 'null' }],
    ['a browser that tells the site only', { 'sec-fetch-site': 'cross-site' }],
  ])('that %s makes a person’s browser write is refused', async (_, headers) => {
    const refused = await accept({ ...headers, cookie: 'office_session=abc' })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'foreign_origin' })
    expect(seen).toEqual([])
  })

  it.each([home, publicUrl])('of our own page at %s is not', async (origin) => {
    expect((await accept({ origin })).status).toBe(200)
  })

  it('that is too long is not handed on', async () => {
    const body = 'x'.repeat(bodyLimit + 1)
    expect((await ask('/api/office/v1/orders', { method: 'POST', body })).status).toBe(413)
    expect(seen).toEqual([])
  })

  it('leads nowhere else', async () => {
    expect((await ask('/api/office/../../wp-json/wc/v3/orders')).status).toBe(404)
    expect(seen).toEqual([])
  })
})

describe('its answer', () => {
  it('sets cookies', async () => {
    reply = new Response(null, {
      status: 204,
      headers: [
        ['set-cookie', 'office_session=1'],
        ['set-cookie', 'b=2'],
      ],
    })
    expect((await accept()).headers.getSetCookie()).toEqual(['office_session=1', 'b=2'])
    reply = Reply.json({}, 200, { 'set-cookie': 'office_session=2; HttpOnly' })
    expect((await accept()).headers.getSetCookie()).toEqual(['office_session=2; HttpOnly'])
  })

  it('is kept by nobody, unless it says otherwise', async () => {
    expect((await accept()).headers.get('cache-control')).toBe('no-store')
    reply = Reply.json({}, 200, { 'cache-control': 'private, max-age=60' })
    expect((await accept()).headers.get('cache-control')).toBe('private, max-age=60')
    reply = new Response('{}')
    expect((await accept()).headers.get('cache-control')).toBe('no-store')
  })
})

it('before a foreign server there is no office', async () => {
  const remote = createOfficeProxy({ backend: { ...backend, kind: 'remote' }, publicUrl: null })
  const answered = responseOf(await remote(await buffered(`${home}/api/office/v1/me`)))
  expect(answered.status).toBe(404)
  expect(seen).toEqual([])
})
