import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Pusher from 'pusher-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createPublicOrigin } from '../http/public-origin.ts'
import { type AttachedRealtime, attachRealtime, type RealtimeParts } from './attach-realtime.ts'

const app = { key: 'samobranka', secret: 'salt' }
const sign = (socketId: string, channel: string) =>
  `${app.key}:${createHmac('sha256', app.secret).update(`${socketId}:${channel}`).digest('hex')}`

type Event = { channel: string; event: string; data: unknown }
let server: Server
let realtime: AttachedRealtime
let port: number
let emit: (event: Event) => void
let living: ReadonlySet<string>
const clients: Pusher[] = []
const raws: WebSocket[] = []

async function open(more: Partial<RealtimeParts> = {}) {
  server = createServer((_req, res) => res.end('page'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
  realtime = attachRealtime({
    publicOrigin: createPublicOrigin(null),
    server,
    app,
    onEvent(listener) {
      emit = listener
      return () => {}
    },
    livingSessions: async (ids) => new Set(ids.filter((id) => living.has(id))),
    checkSessionsEveryMs: 20,
    ...more,
  })
}

/** The unmodified client, as a page has it; its question to the backend is answered with `auth`. */
function page(auth: (socketId: string, channel: string) => string = sign): Pusher {
  const pusher = new Pusher(app.key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => done(null, { auth: auth(socketId, channelName) }),
    },
  })
  clients.push(pusher)
  return pusher
}

function raw(path = `/app/${app.key}?protocol=7`, from?: string) {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from }
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  raws.push(ws)
  const heard: { event: string; channel?: string; data: unknown }[] = []
  let closed: number | undefined
  ws.on('message', (text) => heard.push(JSON.parse(text.toString())))
  ws.on('close', (code) => {
    closed = code
  })
  ws.on('error', () => {})
  return {
    ws,
    heard,
    closed: () => closed,
    say: (event: string, data: unknown) => ws.send(JSON.stringify({ event, data })),
    greeted: () =>
      vi
        .waitFor(() => expect(heard[0]?.event).toBe('pusher:connection_established'))
        .then(() => {
          heard.length = 0
        }),
  }
}

const subscribed = (channel: { bind(event: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => channel.bind('pusher:subscription_succeeded', resolve))

beforeEach(() => {
  living = new Set()
  return open()
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  for (const ws of raws.splice(0)) ws.terminate()
  realtime.close()
  await new Promise((closed) => server.close(closed))
})

describe('the socket, to pusher-js', () => {
  it('brings public events to everybody who listens to the channel, and to nobody else', async () => {
    const [one, two, other] = [page(), page(), page()]
    const heard: unknown[] = []
    await Promise.all(
      [one, two].map((pusher) => {
        const channel = pusher.subscribe('catalogue')
        channel.bind('published', (data: unknown) => heard.push(data))
        return subscribed(channel)
      }),
    )
    const elsewhere = other.subscribe('weather')
    elsewhere.bind_global((event: string) => event.startsWith('pusher') || heard.push('elsewhere'))
    await subscribed(elsewhere)
    emit({ channel: 'catalogue', event: 'published', data: { version: 'v2', имя: 'Меню' } })
    await vi.waitFor(() => expect(heard.length).toBe(2))
    expect(heard).toEqual(Array(2).fill({ version: 'v2', имя: 'Меню' }))
  })

  it('lets into a private channel by a signature for this socket', async () => {
    const channel = page().subscribe('private-order-abc')
    const heard: unknown[] = []
    channel.bind('status', (data: unknown) => heard.push(data))
    await subscribed(channel)
    emit({ channel: 'private-order-abc', event: 'status', data: { status: 'cooking' } })
    await vi.waitFor(() => expect(heard).toEqual([{ status: 'cooking' }]))
  })

  it.each([
    ['for another channel', (id: string) => sign(id, 'private-order-other')],
    ['for another socket', (_: string, channel: string) => sign('1.1', channel)],
    ['of nobody', () => ''],
    ['under another key', (id: string, channel: string) => sign(id, channel).replace(app.key, 'another')],
  ])('keeps out of a private channel with a signature %s', async (_, auth) => {
    const pusher = page(auth)
    const errors: unknown[] = []
    pusher.connection.bind('error', (fault: { data: unknown }) => errors.push(fault.data))
    const channel = pusher.subscribe('private-order-abc')
    const refused = new Promise((resolve) => channel.bind('pusher:subscription_error', resolve))
    const heard = vi.fn()
    channel.bind('status', heard)
    expect(await refused).toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 4009 }]))
    emit({ channel: 'private-order-abc', event: 'status', data: {} })
    const open = pusher.subscribe('catalogue')
    await subscribed(open)
    expect(heard).not.toHaveBeenCalled()
  })

  it('brings nothing more after unsubscribing', async () => {
    const pusher = page()
    const heard = vi.fn()
    const left = pusher.subscribe('weather')
    left.bind('rain', heard)
    await subscribed(left)
    pusher.unsubscribe('weather')
    await subscribed(pusher.subscribe('catalogue'))
    emit({ channel: 'weather', event: 'rain', data: {} })
    await subscribed(pusher.subscribe('another'))
    expect(heard).not.toHaveBeenCalled()
  })

  it('ends with the session that gave the right, at once for every socket of it, and lets come back', async () => {
    const bySession = (session: string) => (id: string, channel: string) =>
      `${sign(id, `${channel}:${session}`)}.${session}`
    living = new Set(['annas', 'boriss'])
    const [first, second, boris, guest] = [
      page(bySession('annas')),
      page(bySession('annas')),
      page(bySession('boriss')),
      page(),
    ]
    const socketOf = (pusher: Pusher) => pusher.connection.socket_id
    const channels = [
      first.subscribe('private-user-7'),
      second.subscribe('private-order-abc'),
      boris.subscribe('private-user-8'),
      guest.subscribe('private-order-abc'),
    ]
    await Promise.all(channels.map(subscribed))
    const sockets = [first, second, boris, guest].map(socketOf)
    living = new Set(['boriss'])
    await vi.waitFor(() => {
      for (const [at, pusher] of [first, second].entries()) {
        expect(socketOf(pusher)).toBeTruthy()
        expect(socketOf(pusher)).not.toBe(sockets[at])
      }
    })
    expect([boris, guest].map(socketOf)).toEqual(sockets.slice(2))
  })

  it.each([
    ['without its session', (id: string, channel: string) => sign(id, `${channel}:annas`)],
    ['with another session', (id: string, channel: string) => `${sign(id, `${channel}:annas`)}.boriss`],
    ['with a session nobody signed', (id: string, channel: string) => `${sign(id, channel)}.annas`],
  ])('keeps out who brings a session’s signature %s', async (_, auth) => {
    living = new Set(['annas', 'boriss'])
    const channel = page(auth).subscribe('private-user-7')
    const refused = new Promise((resolve) => channel.bind('pusher:subscription_error', resolve))
    expect(await refused).toMatchObject({ status: 401 })
  })

  it('sends pages to another host when this one closes, and they come back by themselves', async () => {
    const pusher = page()
    const heard: unknown[] = []
    const channel = pusher.subscribe('catalogue')
    channel.bind('published', (data: unknown) => heard.push(data))
    await subscribed(channel)
    realtime.close()
    const again = subscribed(channel)
    realtime = attachRealtime({
      publicOrigin: createPublicOrigin(null),
      server,
      app,
      onEvent(listener) {
        emit = listener
        return () => {}
      },
      livingSessions: async (ids) => new Set(ids),
    })
    await again
    emit({ channel: 'catalogue', event: 'published', data: 3 })
    await vi.waitFor(() => expect(heard).toEqual([3]))
  })
})

describe('the socket, to anybody', () => {
  it('greets with a socket id and the time after which to ping, and answers a ping', async () => {
    const { heard, say } = raw()
    await vi.waitFor(() => expect(heard.length).toBe(1))
    expect(JSON.parse(String(heard[0]?.data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 60,
    })
    say('pusher:ping', {})
    await vi.waitFor(() => expect(heard[1]?.event).toBe('pusher:pong'))
  })

  it.each([
    ['/app/stranger?protocol=7', 4001],
    ['/app/samobranka', 4008],
    ['/app/samobranka?protocol=5', 4007],
  ])('turns %s away with %i', async (path, code) => {
    const { heard, closed } = raw(path)
    await vi.waitFor(() => expect(closed()).toBe(code))
    expect(heard).toMatchObject([{ event: 'pusher:error', data: { code } }])
  })

  it.each([
    ['/app/samobranka?protocol=7', ['Host: shop.example'], 101],
    ['/app/samobranka?protocol=7', ['Host: evil.example'], 421],
    ['http://evil.example/app/samobranka?protocol=7', ['Host: shop.example'], 421],
    ['/app/samobranka?protocol=7', ['Host: shop.example', 'Host: evil.example'], 400],
  ])('opens under the shop’s own name only: %s, %j', async (target, hosts, status) => {
    realtime.close()
    await new Promise((closed) => server.close(closed))
    await open({ publicOrigin: createPublicOrigin('https://shop.example') })
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const socket = connect(port, '127.0.0.1')
    const answer = new Promise<string>((done) => socket.once('data', (bytes) => done(String(bytes))))
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
    socket.write([`GET ${target} HTTP/1.1`, ...hosts, ...upgrade, key, '', ''].join('\r\n'))
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    socket.destroy()
  })

  it('answers other upgrades with 404', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /chat HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(data.toString())))
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    socket.destroy()
  })

  it.each([
    ['not JSON', 'hello', null],
    ['null', 'null', null],
    ['no event', '{"data":1}', null],
    ['a client event', '{"event":"client-typing","channel":"private-order-1","data":{}}', 4301],
    ['a presence channel', '{"event":"pusher:subscribe","data":{"channel":"presence-all"}}', 4009],
    ['a bad channel name', '{"event":"pusher:subscribe","data":{"channel":"a b"}}', 4009],
    ['a channel that is no text', '{"event":"pusher:subscribe","data":{"channel":{}}}', 4009],
  ])('refuses %s and stays open', async (_, text, code) => {
    const client = raw()
    await client.greeted()
    client.ws.send(text)
    await vi.waitFor(() =>
      expect(client.heard.at(-1)).toMatchObject({ event: 'pusher:error', data: { code } }),
    )
    client.say('pusher:ping', {})
    await vi.waitFor(() => expect(client.heard.at(-1)?.event).toBe('pusher:pong'))
  })

  it('says so when a channel is subscribed to twice', async () => {
    const client = raw()
    await client.greeted()
    for (let time = 0; time < 2; time += 1) client.say('pusher:subscribe', { channel: 'catalogue' })
    await vi.waitFor(() =>
      expect(client.heard.map(({ event }) => event)).toEqual([
        'pusher_internal:subscription_succeeded',
        'pusher:error',
      ]),
    )
  })

  it('lets nobody have more than a hundred channels', async () => {
    const client = raw()
    await client.greeted()
    for (let n = 0; n <= 100; n += 1) client.say('pusher:subscribe', { channel: `c${n}` })
    await vi.waitFor(() => expect(client.heard.length).toBe(101))
    expect(client.heard.at(-1)).toMatchObject({ event: 'pusher:error', data: { code: 4100 } })
  })

  it('closes on who says too much, in one message or in many', async () => {
    const [big, many] = [raw(), raw()]
    await Promise.all([big.greeted(), many.greeted()])
    big.ws.send(JSON.stringify({ event: 'pusher:ping', data: 'x'.repeat(20_000) }))
    for (let n = 0; n <= 200; n += 1) many.say('pusher:ping', {})
    await vi.waitFor(() => expect([big.closed(), many.closed()]).toEqual([expect.any(Number), 4100]))
  })

  it('drops a peer that gives no sign of life', async () => {
    realtime.close()
    await new Promise((closed) => server.close(closed))
    await open({ checkEveryMs: 50 })
    const dead = raw()
    const alive = raw()
    await Promise.all([dead.greeted(), alive.greeted()])
    dead.ws.pause()
    await vi.waitFor(() => expect(realtime.sockets).toBe(1))
    expect(alive.closed()).toBeUndefined()
  })

  it('takes no more than it can hold', async () => {
    realtime.close()
    await new Promise((closed) => server.close(closed))
    await open({ mostSockets: 1 })
    await raw().greeted()
    const second = raw()
    await vi.waitFor(() => expect(second.closed()).toBe(4100))
  })

  describe('of one address', () => {
    const usual = `/app/${app.key}?protocol=7`
    beforeEach(async () => {
      realtime.close()
      await new Promise((closed) => server.close(closed))
      await open({ mostFromOne: 2 })
    })

    it('takes no more than so many, and others all the same', async () => {
      const first = raw(usual, '203.0.113.9')
      await Promise.all([first.greeted(), raw(usual, '203.0.113.9').greeted()])
      const third = raw(usual, '203.0.113.9')
      await vi.waitFor(() => expect(third.closed()).toBe(4100))
      expect(third.heard[0]).toMatchObject({ event: 'pusher:error', data: { code: 4100 } })
      await raw(usual, '203.0.113.10').greeted()
      first.ws.close()
      await vi.waitFor(() => expect(first.closed()).toBeDefined())
      await vi.waitFor(async () => {
        const again = raw(usual, '203.0.113.9')
        await vi.waitFor(() => expect(again.heard[0]?.event).toBe('pusher:connection_established'))
      })
    })

    it('counts an IPv6 network as one', async () => {
      const at = (host: number) => raw(usual, `2001:db8:1:2::${host}`)
      await Promise.all([at(1).greeted(), at(2).greeted()])
      const third = at(3)
      await vi.waitFor(() => expect(third.closed()).toBe(4100))
      await raw(usual, '2001:db8:1:3::1').greeted()
    })

    it('is refused with 429 before a socket opens while too many refused sockets are still open', async () => {
      const paused = Array.from({ length: 60 }, () => raw(usual, '203.0.113.9'))
      for (const { ws } of paused) ws.on('open', () => ws.pause())
      const statuses: number[] = []
      for (const { ws } of paused)
        ws.on('unexpected-response', (_req, res) => statuses.push(res.statusCode ?? 0))
      await vi.waitFor(() => expect(statuses).toEqual(Array.from({ length: 8 }, () => 429)))
      expect(realtime.sockets).toBe(2)
    })
  })

  it('a caller who leaves before he is refused ends nothing', async () => {
    for (let times = 0; times < 20; times += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        'GET /nowhere HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        () => socket.resetAndDestroy(),
      )
    }
    await raw().greeted()
  })

  it("has no app of its own beside a provider's socket", async () => {
    realtime.close()
    await new Promise((closed) => server.close(closed))
    await open({ app: null })
    const client = raw()
    await vi.waitFor(() => expect(client.closed()).toBe(4001))
  })
})
