import { endpoints } from '@samobranka/contract'
import pino from 'pino'
import Pusher, { type ChannelAuthorizationHandler, type ChannelAuthorizationOptions } from 'pusher-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { businessFolder } from '../../../backend/src/testing/business-folder.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../../backend/src/testing/temporary-folder.ts'
import { createApiProxy } from '../api/api-proxy.ts'
import { createBackendPassthrough } from '../api/backend-passthrough.ts'
import { createFindCall } from '../api/find-call.ts'
import { type OpenBackend, openEmbeddedBackend } from '../backend/embedded-backend.ts'
import { createPublicOrigin } from '../http/public-origin.ts'
import type { Listening } from '../pipeline/listen.ts'
import { createSeal } from '../session/seal.ts'
import { openPipeline } from '../testing/open-pipeline.ts'
import { type AttachedRealtime, attachRealtime } from './attach-realtime.ts'

const NOON = new Date('2026-03-06T12:00:00+03:00')
let backend: OpenBackend
let host: Listening
let realtime: AttachedRealtime
let origin: string
const pages: Pusher[] = []

beforeAll(async () => {
  backend = await openEmbeddedBackend({
    dataDir: await temporaryFolder(),
    databaseUrl: null,
    businessDir: await businessFolder(),
    publicUrl: null,
    production: false,
    ports: {},
    clock: () => NOON,
    log: pino({ level: 'silent' }),
  })
  const parts = { backend, findCall: createFindCall(endpoints), seal: createSeal('secret'), publicUrl: null }
  host = await openPipeline({
    handlers: {
      api: createApiProxy({ ...parts, now: () => NOON }),
      backend: createBackendPassthrough(backend),
    },
  })
  origin = host.url
  realtime = attachRealtime({
    publicOrigin: createPublicOrigin(null),
    server: host.server,
    app: await backend.realtime(),
    onEvent: backend.onEvent,
    livingSessions: backend.livingSessions,
  })
})

afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect()
})

afterAll(async () => {
  await realtime.close()
  await host.close(0)
  await backend.close()
  await removeTemporaryFolders()
})

/** The client as a page has it, asking for its channels where a browser asks. */
function page(more: Partial<ChannelAuthorizationOptions> = {}): Pusher {
  const pusher = new Pusher('samobranka', {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(origin).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: `${origin}/api/wp-json/realtime/v1/auth`, transport: 'ajax', ...more },
  })
  pages.push(pusher)
  return pusher
}

/** What is heard on a channel from the moment it is subscribed. */
async function listen(pusher: Pusher, name: string, event: string): Promise<unknown[]> {
  const heard: unknown[] = []
  const channel = pusher.subscribe(name)
  channel.bind(event, (data: unknown) => heard.push(data))
  await new Promise<void>((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', () => resolve())
    channel.bind('pusher:subscription_error', reject)
  })
  return heard
}

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { response, body: await response.json() }
}

async function place(line: object, cookie = '') {
  const { response, body } = await post(
    '/api/wp-json/checkout/v1/orders',
    {
      delivery_type: 'local_pickup',
      warehouse_id: 1,
      take_date: '06.03.2026',
      take_time: 'asap',
      lines: [line],
      payment_method: 'cod',
      customer: { name: 'Пётр', phone: '+79160000001' },
    },
    { 'idempotency-key': crypto.randomUUID(), ...(cookie ? { cookie } : {}) },
  )
  expect(response.status).toBe(201)
  return body.order
}

/** As a kitchen screen does it. */
async function moveByWoo(number: string, status: string): Promise<void> {
  const { consumerKey, consumerSecret } = (await backend.keys()) ?? { consumerKey: '', consumerSecret: '' }
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
  const list = await (await fetch(`${origin}/wp-json/wc/v3/orders`, { headers: { authorization } })).json()
  const { id } = list.find((order: { number: string }) => order.number === number)
  const moved = await fetch(`${origin}/wp-json/wc/v3/orders/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ status }),
    headers: { 'content-type': 'application/json', authorization },
  })
  expect(moved.status).toBe(200)
}

const pizza = { product_id: 1, variation_id: 10, count: 1 }

it("a visitor's page hears of the kitchen's move, let in by the order's own key", async () => {
  const order = await place(pizza)
  const heard = await listen(page({ params: { key: order.key } }), `private-order-${order.id}`, 'status')
  await moveByWoo(order.number, 'cooking')
  const { id, number } = order
  await vi.waitFor(() => expect(heard).toEqual([{ id, number, status: 'cooking', at: NOON.toISOString() }]))
})

it('a page without the key is not let in', async () => {
  const order = await place(pizza)
  await expect(listen(page(), `private-order-${order.id}`, 'status')).rejects.toMatchObject({ status: 401 })
})

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

it("a customer's page hears of his notifications, let in by the cookie alone", async () => {
  const phone = '+79161112233'
  const codeSent = await post('/api/wp-json/wc/auth/send_code', { phone })
  const sent = await (await backend.fetch(new Request('http://shop/_dev/outbox'))).json()
  const code = sent.find((message: { to: string }) => message.to === phone).code
  const { response, body } = await post(
    '/api/wp-json/wc/auth/check_code',
    { phone, code },
    { cookie: cookiesOf(codeSent.response) },
  )
  expect(body.token).toBeUndefined()
  const cookie = cookiesOf(response)
  const order = await place(pizza, cookie)
  // Node's XMLHttpRequest carries no cookies, as a browser's does by itself.
  const customHandler: ChannelAuthorizationHandler = ({ socketId, channelName }, done) =>
    void post(
      '/api/wp-json/realtime/v1/auth',
      { socket_id: socketId, channel_name: channelName },
      { cookie },
    ).then((auth) => done(null, auth.body))
  const heard = await listen(page({ customHandler }), `private-user-${body.user.ID}`, 'notification')
  await moveByWoo(order.number, 'cooking')
  await vi.waitFor(() => expect(heard).toMatchObject([{ order_id: order.id }]))
})

it('every page hears what ran out and what came back, but not how much is left', async () => {
  const heard = await listen(page(), 'catalogue', 'stock')
  const four = await place({ product_id: 2, count: 4 })
  const last = await place({ product_id: 2, count: 1 })
  const juice = { warehouse_id: 1, product_id: 2, variation_id: null }
  await vi.waitFor(() => expect(heard).toEqual([{ ...juice, in_stock: false }]))
  await post(`/api/wp-json/checkout/v1/orders/${last.id}/cancel`, { key: last.key })
  await post(`/api/wp-json/checkout/v1/orders/${four.id}/cancel`, { key: four.key })
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { ...juice, in_stock: false },
      { ...juice, in_stock: true },
    ]),
  )
})
