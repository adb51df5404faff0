import { createHash, createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { pusherProvider } from './pusher-provider.ts'

const SOCKET = '1234.5678'
const AUTH = '/wp-json/realtime/v1/auth'

const signed = (key: string, secret: string, channel: string) =>
  `${key}:${createHmac('sha256', secret).update(`${SOCKET}:${channel}`).digest('hex')}`

async function place(shop: TestShop, token?: string): Promise<{ id: string; key: string }> {
  const path = `/wp-json/checkout/v1/orders${token ? `?token=${token}` : ''}`
  const response = await shop.send('POST', path, pickupOrder(), { 'idempotency-key': crypto.randomUUID() })
  expect(response.status).toBe(201)
  const { order } = await response.json()
  return order
}

describe('who may listen', () => {
  let shop: TestShop
  let anna: TestCustomer
  let boris: TestCustomer
  let annas: { id: string; key: string }
  let guests: { id: string; key: string }
  let secret: string
  beforeAll(async () => {
    shop = await openShop()
    anna = await logIn(shop, '+79161112233')
    boris = await logIn(shop, '+79161112244')
    annas = await place(shop, anna.token)
    guests = await place(shop)
    secret = (await shop.backend.realtime())?.secret ?? ''
  })

  const ask = async (channel: string, more: { key?: string; token?: string; socket?: string } = {}) => {
    const { key, token, socket = SOCKET } = more
    const body = { socket_id: socket, channel_name: channel, ...(key ? { key } : {}) }
    const response = await shop.send('POST', token ? `${AUTH}?token=${token}` : AUTH, body)
    const said = await response.json()
    return { status: response.status, auth: said.auth, code: said.code }
  }

  /** With the session that gives the right, which ends with it. */
  const bound = (channel: string, token: string) => {
    const session = createHash('sha256').update(token).digest('hex').slice(0, 32)
    return `${signed('samobranka', secret, `${channel}:${session}`)}.${session}`
  }

  it('signs the own user channel together with the session', async () => {
    const channel = `private-user-${anna.id}`
    expect(await ask(channel, { token: anna.token })).toEqual({
      status: 200,
      auth: bound(channel, anna.token),
    })
  })

  it('signs an own order by session, and any order by its key, in the body or the query', async () => {
    const own = `private-order-${annas.id}`
    const auth = signed('samobranka', secret, own)
    expect(await ask(own, { token: anna.token })).toMatchObject({ status: 200, auth: bound(own, anna.token) })
    expect(await ask(own, { key: annas.key, token: anna.token })).toMatchObject({ status: 200, auth })
    expect(await ask(own, { key: annas.key })).toMatchObject({ status: 200, auth })
    const guest = `private-order-${guests.id}`
    expect(await ask(guest, { key: guests.key, token: boris.token })).toMatchObject({ status: 200 })
    const body = { socket_id: SOCKET, channel_name: guest }
    expect((await shop.send('POST', `${AUTH}?key=${guests.key}`, body)).status).toBe(200)
  })

  it('understands a form, which is how pusher-js asks', async () => {
    const body = new URLSearchParams({ socket_id: SOCKET, channel_name: `private-user-${anna.id}` })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await shop.send('POST', `${AUTH}?token=${anna.token}`, body.toString(), headers)
    expect(response.status).toBe(200)
    expect((await shop.send('POST', '/wp-json/wc/auth/logout', 'a=b', headers)).status).not.toBe(200)
  })

  it('refuses what is anothers, what is not there and what nobody signs, all alike', async () => {
    const forbidden = { status: 403, code: 'forbidden' }
    const { token } = boris
    expect(await ask(`private-user-${anna.id}`, { token })).toMatchObject(forbidden)
    expect(await ask(`private-order-${annas.id}`, { token })).toMatchObject(forbidden)
    expect(await ask(`private-order-${annas.id}`, { key: guests.key })).toMatchObject(forbidden)
    expect(await ask('private-order-none', { token })).toMatchObject(forbidden)
    expect(await ask(`private-order-${annas.id}x`, { key: annas.key })).toMatchObject(forbidden)
    expect(await ask(`private-user-0${boris.id}`, { token })).toMatchObject(forbidden)
    expect(await ask('private-staff', { token })).toMatchObject(forbidden)
    expect(await ask('catalogue', { token })).toMatchObject(forbidden)
  })

  it('asks who brings nothing to say who he is', async () => {
    const nobody = { status: 401, code: 'unauthorized' }
    expect(await ask(`private-order-${guests.id}`)).toMatchObject(nobody)
    expect(await ask(`private-user-${anna.id}`)).toMatchObject(nobody)
    expect(await ask(`private-user-${anna.id}`, { token: 'false' })).toMatchObject(nobody)
  })

  it('signs for a socket id only, so that no colon moves the border of the channel', async () => {
    for (const socket of ['', '1234', '1:private-user-1', '1.2:x', 'a.b'])
      expect(await ask(`private-user-${anna.id}`, { token: anna.token, socket })).toMatchObject({
        status: 400,
      })
  })
})

it("signs with the provider's key where one is configured, and has no socket of its own", async () => {
  const realtime = pusherProvider({ appId: '1', key: 'pk', secret: 'ps', cluster: 'eu', url: null })
  const shop = await openShop({ ports: { realtime } })
  const anna = await logIn(shop, '+79161112233')
  const channel = `private-user-${anna.id}`
  const body = { socket_id: SOCKET, channel_name: channel }
  const response = await shop.send('POST', `${AUTH}?token=${anna.token}`, body)
  expect(await response.json()).toEqual({ auth: signed('pk', 'ps', channel) })
  expect(await shop.backend.realtime()).toBeNull()
})
