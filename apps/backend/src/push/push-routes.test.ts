import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { move, placed } from '../testing/order-calls.ts'
import { decryptPush } from './testing/decrypt-push.ts'

const PATH = '/wp-json/systeminfo/v2/push/subscribe'

interface Received {
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A push service: answers what the test says, keeps what it was sent. */
function pushService() {
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answers.shift() ?? 201).end()
  })
  return { received, answers, server }
}

function browser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    pair,
    auth,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

let shop: TestShop
let anna: TestCustomer
let service: ReturnType<typeof pushService>
let base: string
beforeEach(async () => {
  shop = await openShop()
  anna = await logIn(shop, '+79161234567')
  service = pushService()
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => service.server.close(resolve))
})

const subscribe = (who: TestCustomer, endpoint: string, keys = browser().keys, lang = 'ru') =>
  shop.send('POST', `${PATH}?token=${who.token}&lang=${lang}`, { endpoint, expirationTime: null, keys })
const browsers = () => shop.db.sql.selectFrom('push_subscriptions').select('endpoint').execute()
const later = (minutes: number) => shop.setClock(`2026-03-06T12:${String(minutes).padStart(2, '0')}:00+03:00`)

describe('the push key', () => {
  it('is there from the first start on', async () => {
    const kept = await shop.db.sql.selectFrom('secrets').select('value').where('name', '=', 'vapid').execute()
    expect(kept.map(({ value }) => Object.keys(JSON.parse(value)).toSorted())).toEqual([
      ['privateKey', 'publicKey'],
    ])
  })

  it('is made once and shown to everybody', async () => {
    const { public_key } = (await shop.json(PATH)) as { public_key: string }
    expect(Buffer.from(public_key, 'base64url')).toHaveLength(65)
    expect(await shop.json(PATH)).toEqual({ public_key })
  })
})

describe('a browser', () => {
  it('is told of an order in its own language, and only it can read it', async () => {
    const { pair, auth, keys } = browser()
    expect((await subscribe(anna, `${base}/one`, keys, 'en')).status).toBe(201)
    const order = await placed(shop, pickupOrder(), { token: anna.token })
    await shop.backend.drain()
    const [push] = service.received
    if (!push) throw new Error('Nothing was pushed')
    expect(push.path).toBe('/one')
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' })
    const { public_key } = (await shop.json(PATH)) as { public_key: string }
    expect(push.headers.authorization).toContain(`k=${public_key}`)
    expect(JSON.parse(decryptPush(push.body, pair, auth))).toEqual({
      title: 'Order accepted',
      body: `Order No. ${order.number} is accepted`,
      url: `/order/${order.id}`,
      tag: order.id,
    })
  })

  it('is told of every step of its order, in the words of who waits for it', async () => {
    const { pair, auth, keys } = browser()
    await subscribe(anna, `${base}/one`, keys)
    const order = await placed(shop, pickupOrder(), { token: anna.token })
    for (const status of ['cooking', 'ready', 'completed']) await move(shop, order.number, status)
    await shop.backend.drain()
    const result = service.received.map(({ body, headers }) => ({
      title: JSON.parse(decryptPush(body, pair, auth)).title,
      topic: headers.topic,
    }))
    const steps = ['Заказ принят', 'Готовится', 'Готов к выдаче', 'Заказ вручён']
    expect(result.map(({ title }) => title).toSorted()).toEqual([...steps, 'Бонусы'].toSorted())
    // The steps share a topic: a browser that was off is shown the last one, not a pile. Bonuses do not replace it.
    expect(new Set(result.filter(({ title }) => steps.includes(title)).map(({ topic }) => topic)).size).toBe(
      1,
    )
    expect(new Set(result.map(({ topic }) => topic)).size).toBe(2)
  })

  it('is tried again when its service fails, and the others are not told twice', async () => {
    await subscribe(anna, `${base}/good`)
    await subscribe(anna, `${base}/bad`)
    service.answers.push(503)
    await placed(shop, pickupOrder(), { token: anna.token })
    await shop.backend.drain()
    expect(service.received).toHaveLength(2)
    later(1)
    await shop.backend.drain()
    expect(service.received).toHaveLength(3)
    const paths = service.received.map(({ path }) => path)
    expect(paths[2]).toBe(paths[0])
    later(2)
    await shop.backend.drain()
    expect(service.received).toHaveLength(3)
  })

  it.each([404, 410])('that is gone (%d) is forgotten', async (status) => {
    await subscribe(anna, `${base}/gone`)
    service.answers.push(status)
    await placed(shop, pickupOrder(), { token: anna.token })
    await shop.backend.drain()
    expect(await browsers()).toEqual([])
  })

  it('that signed off is not told', async () => {
    await subscribe(anna, `${base}/one`)
    const boris = await logIn(shop, '+79161112244')
    const off = ({ token }: TestCustomer) =>
      shop.send('DELETE', `${PATH}?token=${token}`, { endpoint: `${base}/one` })
    await off(boris)
    expect(await browsers()).toHaveLength(1)
    expect((await off(anna)).status).toBe(204)
    await placed(shop, pickupOrder(), { token: anna.token })
    await shop.backend.drain()
    expect(service.received).toEqual([])
  })

  it('where another logged in shows nothing of who was there before', async () => {
    await subscribe(anna, `${base}/shared`)
    const order = await placed(shop, pickupOrder(), { token: anna.token })
    const boris = await logIn(shop, '+79161112244')
    await subscribe(boris, `${base}/shared`)
    await move(shop, order.number, 'cooking')
    await shop.backend.drain()
    expect(service.received).toEqual([])
  })

  it('needs a customer', async () => {
    expect((await shop.send('POST', PATH, { endpoint: `${base}/x`, keys: browser().keys })).status).toBe(401)
    expect((await shop.send('DELETE', PATH, { endpoint: `${base}/x` })).status).toBe(401)
  })

  it('must bring keys that can be used and an address outside', async () => {
    const refused = async (endpoint: string, keys = browser().keys) => {
      const response = await subscribe(anna, endpoint, keys)
      return [response.status, (await response.json()).data.field]
    }
    expect(await refused('http://10.0.0.1/x')).toEqual([422, 'endpoint'])
    expect(await refused(`${base}/x`, { ...browser().keys, p256dh: 'abc' })).toEqual([422, 'keys.p256dh'])
    expect(await refused(`${base}/x`, { ...browser().keys, auth: '*' })).toEqual([422, 'keys.auth'])
  })

  it('is one of twenty: the oldest is forgotten', async () => {
    for (let at = 0; at < 21; at += 1) {
      later(at)
      await subscribe(anna, `${base}/${at}`)
    }
    const kept = await browsers()
    expect(kept).toHaveLength(20)
    expect(kept).not.toContainEqual({ endpoint: `${base}/0` })
  })
})
