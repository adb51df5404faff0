import { openDatabase, rotateKeys, rotateSecret } from '@samobranka/backend'
import { endpoints } from '@samobranka/contract'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { businessFolder } from '../../../backend/src/testing/business-folder.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../../backend/src/testing/temporary-folder.ts'
import { createApiProxy } from '../api/api-proxy.ts'
import { createBackendPassthrough } from '../api/backend-passthrough.ts'
import { createFindCall } from '../api/find-call.ts'
import { type OpenBackend, openEmbeddedBackend } from '../backend/embedded-backend.ts'
import { createPublicOrigin } from '../http/public-origin.ts'
import { attachRealtime } from '../realtime/attach-realtime.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import { openSecretRing } from './secret-ring.ts'

const HOUR = 3_600_000
const PHONE = '+79161112233'
const log = pino({ level: 'silent' })
let clock = new Date('2026-03-06T12:00:00+03:00')

interface Host {
  readonly url: string
  readonly backend: OpenBackend
  close(): Promise<void>
}

interface Browser {
  readonly id: number
  readonly cookie: string
}

let dataDir: string
let hosts: readonly [Host, Host]

beforeAll(async () => {
  dataDir = await temporaryFolder()
  const businessDir = await businessFolder()
  hosts = [await openHost(businessDir), await openHost(businessDir)]
})

afterAll(async () => {
  for (const host of hosts) await host.close()
  await removeTemporaryFolders()
})

/** One of several hosts on one database, with all that decides who somebody is. */
async function openHost(businessDir: string): Promise<Host> {
  const backend = await openEmbeddedBackend({
    dataDir,
    databaseUrl: null,
    businessDir,
    publicUrl: null,
    production: false,
    ports: {},
    clock: () => clock,
    log,
  })
  if (!backend.secrets) throw new Error('The embedded backend keeps secrets')
  const ring = await openSecretRing({ load: backend.secrets, now: () => clock, log })
  const findCall = createFindCall(endpoints)
  const parts = { backend, findCall, seal: ring.seal, publicUrl: null, now: () => clock }
  const host = await openPipeline({
    handlers: { api: createApiProxy(parts), backend: createBackendPassthrough(backend) },
  })
  const realtime = attachRealtime({
    publicOrigin: createPublicOrigin(null),
    server: host.server,
    app: await backend.realtime(),
    onEvent: backend.onEvent,
    livingSessions: backend.livingSessions,
  })
  return {
    url: host.url,
    backend,
    async close() {
      realtime.close()
      ring.close()
      await host.close(0)
      await backend.close()
    },
  }
}

const call = (host: Host, method: string, path: string, cookie: string, body?: object) =>
  fetch(`${host.url}/api/wp-json/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

async function enter(host: Host): Promise<Browser> {
  clock = new Date(clock.getTime() + 61_000)
  const sent = await call(host, 'POST', 'wc/auth/send_code', '', { phone: PHONE })
  const asking = cookiesOf(sent)
  const box = await (await host.backend.fetch(new Request('http://shop/_dev/outbox'))).json()
  const { code } = box.findLast((message: { to: string }) => message.to === PHONE)
  const entered = await call(host, 'POST', 'wc/auth/check_code', asking, { phone: PHONE, code })
  expect(entered.status).toBe(200)
  return {
    id: (await entered.json()).user.ID,
    cookie: [asking, cookiesOf(entered)].filter(Boolean).join('; '),
  }
}

const orders = async (host: Host, { id, cookie }: Browser) =>
  (await call(host, 'GET', `wc/v2/orders?customer=${id}`, cookie)).status

/** A socket that listens to the customer's own channel by his session, not by pusher-js: it does not come back. */
async function listen(host: Host, { id, cookie }: Browser) {
  const socket = new WebSocket(`${host.url.replace('http', 'ws')}/app/samobranka?protocol=7`)
  const heard: { event: string; data: string }[] = []
  let closed: number | null = null
  socket.on('message', (text) => heard.push(JSON.parse(text.toString())))
  socket.on('close', (code) => {
    closed = code
  })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  const socket_id: string = JSON.parse(heard[0]?.data ?? '{}').socket_id
  const channel = `private-user-${id}`
  const signed = await call(host, 'POST', 'realtime/v1/auth', cookie, { socket_id, channel_name: channel })
  const { auth } = await signed.json()
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await vi.waitFor(() => expect(heard[1]?.event).toBe('pusher_internal:subscription_succeeded'))
  return {
    closed: () => closed,
    terminate: () => socket.terminate(),
    over: () => vi.waitFor(() => expect(closed).toBe(4200), 5_000),
  }
}

describe.each([
  [
    'logout',
    async (browser: Browser) => {
      await call(hosts[0], 'POST', 'wc/auth/logout', browser.cookie)
    },
  ],
  [
    'the end of it from another device',
    async () => {
      const other = await enter(hosts[0])
      expect((await call(hosts[0], 'DELETE', 'system/sessions', other.cookie)).status).toBe(204)
    },
  ],
  [
    'its row, taken out by an operator',
    async () => {
      const db = openDatabase({ file: `${dataDir}/samobranka.db` })
      await db.attempt((sql) => sql.deleteFrom('sessions').execute())
      await db.close()
    },
  ],
  [
    'the deletion of the account',
    async (browser: Browser) => {
      expect((await call(hosts[0], 'DELETE', 'system/users', browser.cookie)).status).toBe(204)
    },
  ],
])('a session that ends by %s', (_, end) => {
  it('is over for its cookie and its sockets, on every host', async () => {
    const browser = await enter(hosts[0])
    expect(await orders(hosts[1], browser)).toBe(200)
    const sockets = [await listen(hosts[0], browser), await listen(hosts[1], browser)]
    await end(browser)
    for (const host of hosts) {
      expect(await orders(host, browser)).toBe(401)
      expect((await call(host, 'GET', 'system/users', browser.cookie)).status).toBe(401)
      const quiet = { socket_id: '1.1', channel_name: `private-user-${browser.id}` }
      expect((await call(host, 'POST', 'realtime/v1/auth', browser.cookie, quiet)).status).toBe(401)
    }
    for (const socket of sockets) await socket.over()
  })
})

it('a session that runs out is over for its sockets', async () => {
  const browser = await enter(hosts[0])
  const socket = await listen(hosts[1], browser)
  clock = new Date(clock.getTime() + 181 * 24 * HOUR)
  await socket.over()
})

it('sockets of a session that lives stay open', async () => {
  const browser = await enter(hosts[0])
  const socket = await listen(hosts[1], browser)
  await enter(hosts[0])
  await new Promise((later) => setTimeout(later, 4_500))
  expect(socket.closed()).toBeNull()
  socket.terminate()
})

describe('a rotation beside running hosts', () => {
  const rotated = async (work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) => {
    const db = openDatabase({ file: `${dataDir}/samobranka.db` })
    await work(db)
    await db.close()
    // As long as a host takes at most to hear of it.
    await new Promise((later) => setTimeout(later, 4_000))
  }

  it('of the seal: cookies of before open in the overlap, are given anew, and then open no more', async () => {
    const [browser, away] = [await enter(hosts[0]), await enter(hosts[1])]
    await rotated((db) => rotateSecret(db, 'session', { now: clock, overlapMs: HOUR }))
    clock = new Date(clock.getTime() + 60_000)
    const answer = await call(hosts[1], 'GET', 'system/users', browser.cookie)
    expect(answer.status).toBe(200)
    const renewed = { id: browser.id, cookie: cookiesOf(answer) }
    expect(renewed.cookie).toMatch(/^sid=/)
    clock = new Date(clock.getTime() + HOUR)
    expect(await orders(hosts[0], away)).toBe(401)
    expect(await orders(hosts[0], renewed)).toBe(200)
    expect(await orders(hosts[1], renewed)).toBe(200)
  })

  it('of the seal without an overlap puts everybody out at once', async () => {
    const browser = await enter(hosts[0])
    await rotated((db) => rotateSecret(db, 'session', { now: clock, overlapMs: 0 }))
    for (const host of hosts) expect(await orders(host, browser)).toBe(401)
    expect(await orders(hosts[1], await enter(hosts[0]))).toBe(200)
  })

  it('of the keys logs nobody out, opens with both and then with the new ones only', async () => {
    const browser = await enter(hosts[0])
    const before = await hosts[0].backend.keys()
    await rotated((db) => rotateKeys(db, { now: clock, overlapMs: HOUR }))
    const after = await hosts[0].backend.keys()
    expect(after).not.toEqual(before)
    const woo = async (keys: typeof before) => {
      const authorization = `Basic ${Buffer.from(`${keys?.consumerKey}:${keys?.consumerSecret}`).toString('base64')}`
      const answers = hosts.map(({ url }) =>
        fetch(`${url}/wp-json/wc/v3/orders`, { headers: { authorization } }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await woo(before)).toEqual([200, 200])
    expect(await woo(after)).toEqual([200, 200])
    expect(await orders(hosts[1], browser)).toBe(200)
    clock = new Date(clock.getTime() + HOUR)
    expect(await woo(before)).toEqual([401, 401])
    expect(await woo(after)).toEqual([200, 200])
  })
})
