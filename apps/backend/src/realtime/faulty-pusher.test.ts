import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBank, openBank } from '../testing/fake-bank.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { placed } from '../testing/order-calls.ts'
import { forwardToProvider } from './forward-to-provider.ts'
import { pusherProvider } from './pusher-provider.ts'

const provider = (url: string) =>
  pusherProvider({ appId: '77', key: 'pk', secret: 'ps', cluster: 'eu', url }, 500)
const event = { id: 5, channel: 'private-order-1', event: 'status', data: { status: 'cooking' } }
const jobs = (shop: TestShop) =>
  shop.db.sql
    .selectFrom('outbox')
    .select(['done_at', 'last_error'])
    .where('kind', '=', 'realtime')
    .orderBy('id')
    .execute()

describe('Pusher that is not well', () => {
  let pusher: FakeBank
  let status: number
  let shop: TestShop
  beforeEach(async () => {
    status = 200
    pusher = await openBank(() => ({ status, json: {} }))
    shop = await openShop({ ports: { realtime: provider(pusher.url) } })
  })
  afterEach(() => pusher.close())

  it.each(['down', 'silent', 'failing', 'half', 'endless'] as const)(
    'and %s is told again, while orders go on',
    async (mood) => {
      pusher.mood = mood
      await forwardToProvider(shop, [event])
      const [order] = await Promise.all([placed(shop, pickupOrder()), shop.backend.drain()])
      expect(order.status).toBe('accepted')
      expect((await jobs(shop))[0]?.done_at).toBeNull()
      pusher.mood = 'well'
      shop.setClock('2026-03-06T12:00:05+03:00')
      await shop.backend.drain()
      expect(pusher.received.filter(({ body }) => body.includes('"private-order-1"'))).toHaveLength(1)
      expect((await jobs(shop)).every(({ done_at }) => done_at !== null)).toBe(true)
    },
  )

  it.each(['garbage', 'lying'] as const)('but takes the event in words that are %s has it', async (mood) => {
    pusher.mood = mood
    await forwardToProvider(shop, [event])
    await shop.backend.drain()
    expect((await jobs(shop))[0]?.done_at).not.toBeNull()
    pusher.mood = 'well'
    shop.setClock('2026-03-06T12:00:05+03:00')
    await shop.backend.drain()
    expect(pusher.received).toEqual([])
  })

  it.each([302, 429, 503])('and answers %i is told again', async (answered) => {
    status = answered
    await forwardToProvider(shop, [event])
    await shop.backend.drain()
    status = 200
    shop.setClock('2026-03-06T12:00:05+03:00')
    await shop.backend.drain()
    expect(pusher.received).toHaveLength(2)
  })

  it.each([400, 401, 413])('and answers %i is not asked for ever', async (answered) => {
    status = answered
    await forwardToProvider(shop, [event])
    await shop.backend.drain()
    shop.setClock('2026-03-06T12:00:05+03:00')
    await shop.backend.drain()
    expect(pusher.received).toHaveLength(1)
    const [job] = await jobs(shop)
    expect(job?.last_error).toContain(String(answered))
    expect(job?.last_error).not.toMatch(/auth_signature|pk|ps/)
  })
})

it('hangs up on a refusal that never ends, before it fills the memory', async () => {
  let written = 0
  let isOver = false
  const piece = Buffer.alloc(64 * 1024, 32)
  const server = createServer((_req, res) => {
    const more = () => {
      while (!res.destroyed) {
        written += piece.byteLength
        if (!res.write(piece)) return
      }
    }
    res.writeHead(500).on('drain', more)
    res.once('close', () => {
      isOver = true
    })
    more()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const result = provider(url).publish(event, new AbortController().signal)
  await expect(result).rejects.toThrow('answered too much')
  await expect.poll(() => isOver).toBe(true)
  expect(written).toBeLessThan(32 * 1024 * 1024)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
