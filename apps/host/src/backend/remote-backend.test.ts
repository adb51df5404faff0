import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BackendConnection } from './backend-connection.ts'
import { createRemoteBackend } from './remote-backend.ts'

let server: Server
let base: string

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.startsWith('/shop/wheel/')) {
      res.writeHead(302, { location: '/elsewhere' }).end()
      return
    }
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      const { method, url, headers } = req
      const seen = {
        method,
        url,
        host: headers.host,
        key: headers['idempotency-key'],
        override: headers['x-http-method-override'],
        body: String(Buffer.concat(chunks)),
      }
      res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      res.end(gzipSync(JSON.stringify(seen)))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`
})
afterAll(() => server.close())

it('asks the same call under its own address, with the body and headers of the contract', async () => {
  const remote = createRemoteBackend(base, null)
  const response = await remote.fetch(
    new Request('http://shop.example/wp-json/contacts/v1/messages?lang=en', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': 'one',
        host: 'shop.example',
        'x-http-method-override': 'DELETE',
      },
      body: '{"phone":"+7","name":"Анна","a":1}',
    }),
  )
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/shop/wp-json/contacts/v1/messages',
    host: new URL(base).host,
    key: 'one',
    body: '{"name":"Анна","phone":"+7","message":""}',
  })
})

it('hands redirects on', async () => {
  const response = await createRemoteBackend(base, null).fetch(new Request('http://x/wheel'))
  expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere'])
})

it('answers 502 for a server that is not there', async () => {
  const remote = createRemoteBackend('http://127.0.0.1:1', null)
  const response = await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))
  expect(response.status).toBe(502)
  const message = expect.stringContaining('не отвечает')
  expect(await response.json()).toMatchObject({ code: 'upstream_unavailable', message })
})

it('leaves a dead server alone after some tries, so that nobody waits for it', async () => {
  let calls = 0
  const remote = createRemoteBackend('http://dead.example', null, () => {
    calls += 1
    return Promise.reject(new Error('dead'))
  })
  for (let times = 0; times < 20; times++) {
    expect((await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))).status).toBe(502)
  }
  expect(calls).toBe(5)
})

/** A server that begins well and then does what servers do on a bad day. */
async function onABadDay<T>(
  misbehave: (res: ServerResponse) => void,
  work: (remote: BackendConnection, calls: () => number) => Promise<T>,
): Promise<T> {
  let calls = 0
  const bad = createServer((_req, res) => {
    calls += 1
    res.writeHead(200, { 'content-type': 'application/json' })
    misbehave(res)
  })
  await new Promise<void>((listening) => bad.listen(0, '127.0.0.1', listening))
  const { port } = bad.address() as AddressInfo
  try {
    return await work(createRemoteBackend(`http://127.0.0.1:${port}`, null), () => calls)
  } finally {
    bad.closeAllConnections()
    bad.close()
  }
}

const reading = async (remote: BackendConnection) =>
  (await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))).text()

it('lets half an answer pass for nothing whole, and leaves alone who always breaks off', async () => {
  const half = (res: ServerResponse) => {
    res.write('{"products": [', () => res.destroy())
  }
  await onABadDay(half, async (remote, calls) => {
    for (let times = 0; times < 5; times += 1) await expect(reading(remote)).rejects.toThrow()
    expect((await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))).status).toBe(502)
    expect(calls()).toBe(5)
  })
})

it('does not swallow an answer without end', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 32)
  const endless = (res: ServerResponse) => {
    const more = () => {
      while (!res.destroyed && res.write(megabyte));
    }
    res.on('drain', more)
    more()
  }
  await onABadDay(endless, (remote) => expect(reading(remote)).rejects.toThrow('does not end'))
})

it('keeps no place for an answer nobody reads to its end', async () => {
  const long = (res: ServerResponse) => {
    res.end('x'.repeat(200_000))
  }
  await onABadDay(long, async (remote) => {
    for (let times = 0; times < 400; times += 1) {
      const { body, status } = await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))
      expect(status).toBe(200)
      await body?.cancel()
    }
  })
})

it('lets so many wait for a slow server and no more: the others are told at once', async () => {
  const waiting = (): Promise<Response> => new Promise(() => undefined)
  const remote = createRemoteBackend('http://slow.example', null, waiting)
  for (let times = 0; times < 300; times += 1)
    void remote.fetch(new Request('http://x/wp-json/v1/all_settings'))
  expect((await remote.fetch(new Request('http://x/wp-json/v1/all_settings'))).status).toBe(502)
})

const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' }

/** What a foreign server at that address is asked when the host adds a token and the shop's keys. */
async function askedWithCredentials(
  baseUrl: string,
  path: string,
  init: RequestInit = {},
  answer = () => new Response('[]'),
) {
  let address = ''
  let sent: RequestInit = {}
  const remote = createRemoteBackend(baseUrl, keys, async (input, init = {}) => {
    address = String(input)
    sent = init
    return answer()
  })
  const response = await remote.fetch(new Request(`http://x${path}`, init), { token: 'a token', keys })
  return { address, authorization: new Headers(sent.headers).get('authorization'), response }
}

it('key and secret stay out of the address where WooCommerce takes a header', async () => {
  expect(await askedWithCredentials('https://wp.example', '/wp-json/wc/v2/orders?customer=7')).toMatchObject({
    address: 'https://wp.example/wp-json/wc/v2/orders?customer=7&token=a%20token',
    authorization: `Basic ${btoa('ck_1:cs_1')}`,
  })
})

it('they stand where the specification has them on any other call, and where there is no TLS', async () => {
  const added = 'token=a%20token&consumer_key=ck_1&consumer_secret=cs_1'
  expect(await askedWithCredentials('http://wp.example', '/wp-json/wc/v2/orders?customer=7')).toMatchObject({
    address: `http://wp.example/wp-json/wc/v2/orders?customer=7&${added}`,
    authorization: null,
  })
  const code = { method: 'POST', body: '{"phone":"+7"}', headers: { 'content-type': 'application/json' } }
  expect(await askedWithCredentials('https://wp.example', '/wp-json/wc/auth/send_code', code)).toMatchObject({
    address: `https://wp.example/wp-json/wc/auth/send_code?${added}`,
    authorization: null,
  })
})

it('a server that repeats its query in a redirect tells no browser the key', async () => {
  const moved = () =>
    new Response(null, { status: 301, headers: { location: 'https://www.wp.example/?consumer_secret=cs_1' } })
  const { response } = await askedWithCredentials(
    'http://wp.example',
    '/wp-json/wc/v2/orders?customer=7',
    {},
    moved,
  )
  expect([response.status, response.headers.get('location')]).toEqual([502, null])
})
