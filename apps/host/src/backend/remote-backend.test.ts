import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRemoteBackend } from './remote-backend.ts'

let server: Server
let base: string

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url?.startsWith('/shop/wp-json/moved')) {
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

it('asks the same path under its own address, body and headers with it', async () => {
  const door = createRemoteBackend(base, null)
  const response = await door.fetch(
    new Request('http://shop.example/wp-json/checkout/v1/orders?lang=en', {
      method: 'POST',
      headers: { 'idempotency-key': 'one', host: 'shop.example' },
      body: '{"a":1}',
    }),
  )
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.json()).toEqual({
    method: 'POST',
    url: '/shop/wp-json/checkout/v1/orders?lang=en',
    host: new URL(base).host,
    key: 'one',
    body: '{"a":1}',
  })
})

it('hands redirects on', async () => {
  const response = await createRemoteBackend(base, null).fetch(new Request('http://x/wp-json/moved'))
  expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere'])
})

it('answers 502 for a server that is not there', async () => {
  const door = createRemoteBackend('http://127.0.0.1:1', null)
  const response = await door.fetch(new Request('http://x/wp-json/v1/all_settings'))
  expect(response.status).toBe(502)
  const message = expect.stringContaining('не отвечает')
  expect(await response.json()).toMatchObject({ code: 'upstream_unavailable', message })
})

it('leaves a dead server alone after some tries, so that nobody waits for it', async () => {
  let asked = 0
  const door = createRemoteBackend('http://dead.example', null, () => {
    asked += 1
    return Promise.reject(new Error('dead'))
  })
  for (let times = 0; times < 20; times++) {
    expect((await door.fetch(new Request('http://x/wp-json/a'))).status).toBe(502)
  }
  expect(asked).toBe(5)
})
