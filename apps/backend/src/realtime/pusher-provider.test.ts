import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackend } from '../create-backend.ts'
import { transaction } from '../database/transaction.ts'
import { openShop } from '../testing/open-shop.ts'
import { forwardPublished, forwardToProvider } from './forward-to-provider.ts'
import { pusherProvider } from './pusher-provider.ts'

interface PublishedEvent {
  readonly path: string
  readonly isSigned: boolean
  readonly body: { name: string; channels: string[]; data: string }
}

/** Pusher's HTTP API as far as an event goes: the request is signed with the app's secret. */
function pusherServer(secret: string) {
  const result: PublishedEvent[] = []
  let status = 200
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(req.url ?? '/', 'http://pusher')
    const { auth_signature, ...rest } = Object.fromEntries(url.searchParams)
    const query = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join('&')
    const signature = createHmac('sha256', secret).update(`${req.method}\n${url.pathname}\n${query}`)
    const isBody = rest.body_md5 === createHash('md5').update(text).digest('hex')
    const isSigned = isBody && auth_signature === signature.digest('hex')
    result.push({ path: url.pathname, isSigned, body: JSON.parse(text) })
    res.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  return { server, result, fail: (code: number) => (status = code) }
}

describe('Pusher', () => {
  let pusher: ReturnType<typeof pusherServer>
  let url: string
  beforeEach(async () => {
    pusher = pusherServer('ps')
    await new Promise<void>((done) => pusher.server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(pusher.server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((done) => pusher.server.close(done)))

  const provider = () => pusherProvider({ appId: '77', key: 'pk', secret: 'ps', cluster: 'eu', url })
  const event = { id: 5, channel: 'private-order-1', event: 'status', data: { status: 'cooking' } }

  it('is told of each event once, signed, however many hosts saw it', async () => {
    const shop = await openShop({ ports: { realtime: provider() } })
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const { db, clock } = shop
    const other = await createBackend({ db, clock, log, ports: { realtime: provider() }, production: false })
    for (let host = 0; host < 2; host += 1) {
      await forwardToProvider(shop, [event])
      await forwardPublished(shop, 'v2')
    }
    await Promise.all([shop.backend.drain(), other.drain()])
    expect(pusher.result).toHaveLength(2)
    expect(pusher.result).toContainEqual({
      path: '/apps/77/events',
      isSigned: true,
      body: { name: 'status', channels: ['private-order-1'], data: '{"status":"cooking"}' },
    })
  })

  it('is told again when it did not answer well, and not of what is no news any more', async () => {
    const shop = await openShop({ ports: { realtime: provider() } })
    pusher.fail(503)
    await forwardToProvider(shop, [event])
    await shop.backend.drain()
    expect(pusher.result).toHaveLength(1)
    pusher.fail(200)
    shop.setClock('2026-03-06T12:00:01+03:00')
    await shop.backend.drain()
    expect(pusher.result).toHaveLength(2)
    await forwardToProvider(shop, [{ ...event, id: 6 }])
    shop.setClock('2026-03-06T12:10:00+03:00')
    await shop.backend.drain()
    expect(pusher.result).toHaveLength(2)
    const rows = await transaction(shop.db, (sql) => sql.selectFrom('outbox').select('done_at').execute())
    expect(rows.every(({ done_at }) => done_at !== null)).toBe(true)
  })

  it('is described to browsers: its cluster, or the address of a server of the same kind', () => {
    const { settings } = pusherProvider({ appId: '1', key: 'pk', secret: 'ps', cluster: 'eu', url: null })
    expect(settings).toEqual({ key: 'pk', cluster: 'eu', host: null, port: null, forceTls: true })
    const own = pusherProvider({
      appId: '1',
      key: 'pk',
      secret: 'ps',
      cluster: 'eu',
      url: 'https://soketi.example',
    })
    expect(own.settings).toMatchObject({ host: 'soketi.example', port: 443, forceTls: true })
  })
})
