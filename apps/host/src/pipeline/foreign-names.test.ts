import { connect } from 'node:net'
import { Reply } from '@samobranka/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublicOrigin } from '../http/public-origin.ts'
import { encodePage } from '../pages/encoded-page.ts'
import { accelerators } from '../testing/accelerators.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import type { Listening } from './listen.ts'
import { createOperationsAccess } from './operations-access.ts'

const token = 'a-token-of-the-operator'
const handler = async ({ url }: { url: string }) => new Reply(200, { 'content-type': 'text/plain' }, url)
const page = encodePage(
  200,
  new Headers({ 'content-type': 'text/html' }),
  new TextEncoder().encode('kept'),
  accelerators.writeHead,
)
const keys: (string | null)[] = []

let shop: Listening
beforeAll(async () => {
  shop = await openPipeline({
    pages: {
      keyOf: ({ url }, origin) => `${origin}${url}`,
      ready: (key) => {
        keys.push(key)
        return key?.endsWith('/kept') ? { page, freshUntil: Infinity, oldFrom: Infinity } : null
      },
      refresh: () => undefined,
      render: async ({ url }) => new Response(url, { headers: { 'cache-control': 'no-store' } }),
    },
    handlers: {
      api: handler,
      backend: handler,
      health: async ({ url }) => new Response(url),
      metrics: async () => new Response('figures'),
      robots: async ({ url }) => new Response(url),
      dictionary: async ({ url }) => new Response(url),
      map: async ({ url }) => new Response(url),
    },
    publicOrigin: createPublicOrigin('https://shop.example'),
    operations: createOperationsAccess({ production: true, token }),
    now: () => new Date(0),
  })
})
afterAll(() => shop.close(100))

/** Bare bytes: no client would send the half of these. */
function answerOf(target: string, lines: readonly string[], method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.on('close', () => resolve(text)).on('error', reject)
    socket.write([`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
  })
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const statusFor = async (target: string, ...lines: string[]) => statusOf(await answerOf(target, lines))

describe('a shop with a name', () => {
  it.each([
    '/',
    '/kept',
    '/robots.txt',
    '/sitemap.xml',
    '/wp-json/x',
    '/api/wp-json/x',
    '/payments/x',
    '/assets/x',
  ])('answers %s to nobody who asks for another', async (path) => {
    for (const host of ['evil.example', 'shop.example.evil.example', 'www.shop.example:443']) {
      const answer = await answerOf(path, [`Host: ${host}`])
      expect(statusOf(answer)).toBe(421)
      expect(answer).toContain('no-store')
      expect(answer).not.toContain('evil')
    }
    expect(await statusFor(path, 'Host: shop.example', 'Host: evil.example')).toBe(400)
    expect(await statusFor(path, 'Host: evil.example', 'host: shop.example')).toBe(400)
    expect(await statusFor(`http://evil.example${path}`, 'Host: shop.example')).toBe(421)
  })

  it('gives a kept page to its own name only, also at the fastPath', async () => {
    const asks = async (host: string) => {
      const { hostname, port } = new URL(shop.url)
      return new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname)
        socket.once('data', (bytes) => {
          resolve(String(bytes))
          socket.destroy()
        })
        socket.write(`GET /kept HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      })
    }
    expect(await asks('shop.example')).toContain('kept')
    expect(statusOf(await asks('evil.example'))).toBe(421)
  })

  it.each(['Host: shop.example', 'Host: SHOP.example:8443', 'Host: 127.0.0.1:3000', 'Host: [::1]'])(
    'makes its links of that name, whoever says what: %s',
    async (host) => {
      keys.length = 0
      for (const more of [
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: http',
        'X-Forwarded-Port: 8080',
        'Forwarded: host=evil.example;proto=http',
        'X-Original-URL: /admin',
        'X-Rewrite-URL: /admin',
        'X-Host: evil.example',
      ]) {
        const body = (await answerOf('/menu?a=1', [host, more])).split('\r\n\r\n')[1]
        expect(body).toContain('https://shop.example/menu?a=1')
      }
      expect(new Set(keys)).toEqual(new Set(['https://shop.example/menu?a=1']))
    },
  )

  it('reads a proxy’s way of asking as any other', async () => {
    expect(await answerOf('http://shop.example/menu', ['Host: evil.example'])).toContain(
      'https://shop.example/menu',
    )
    expect(await statusFor('*', 'Host: shop.example')).toBe(400)
  })

  it('tells its health by any name', async () => {
    expect(await statusFor('/healthz', 'Host: shop-7.cluster.local')).toBe(200)
    expect(await statusFor('/readyz', 'Host: shop-7.cluster.local')).toBe(200)
  })
})

describe('what is the operator’s own', () => {
  const stranger = 'X-Forwarded-For: 203.0.113.9'
  const paths = [
    '/metrics',
    '/metrics/',
    '/%6detrics',
    '/openapi.json',
    '/wp-json/docs',
    '/wp-json/docs/',
    '/wp-json/docs?x=1',
    '/wp-json/%64ocs',
    '/wp-json/./docs',
    '/wp-json/x/../docs',
    '/wp-json/%2e%2e/openapi.json',
    '/payments/%2E%2E/wp-json/docs',
    '/wp-json//docs',
    '/api/wp-json/docs',
    '/wp-json\\docs',
    '/api/../metrics',
  ]

  it.each(paths)('is not there for a stranger: %s', async (path) => {
    expect(await statusFor(path, 'Host: shop.example', stranger)).toBe(404)
    expect(await statusFor(path, 'Host: shop.example', stranger, 'Authorization: Bearer guess')).toBe(404)
    expect(await statusFor(path, 'Host: shop.example', stranger, `X-Real-IP: 10.0.0.1`)).toBe(404)
  })

  it.each(['/metrics', '/openapi.json', '/wp-json/docs'])('is there for those at home: %s', async (path) => {
    expect(await statusFor(path, 'Host: host-1:3000')).toBe(200)
    expect(await statusFor(path, 'Host: shop.example', 'X-Forwarded-For: 10.1.2.3')).toBe(200)
    expect(await statusFor(path, 'Host: shop.example', stranger, `Authorization: Bearer ${token}`)).toBe(200)
    expect(await statusFor(path, 'Host: shop.example', stranger, `Authorization: Basic ${token}`)).toBe(404)
  })

  it('hides nothing else', async () => {
    for (const path of ['/wp-json/docs-of-mine', '/wp-json/wc/v3/orders', '/api/wp-json/x', '/menu/docs'])
      expect(await statusFor(path, 'Host: shop.example', stranger)).toBe(200)
  })

  it('is open outside production', () => {
    const access = createOperationsAccess({ production: false, token: null })
    const req = { headers: {}, socket: { remoteAddress: '203.0.113.9' } }
    expect(access.isOpenTo(req as Parameters<typeof access.isOpenTo>[0])).toBe(true)
  })
})
