import { expect, it } from 'vitest'
import type { Message, MessageGateway } from '../ports/message-gateway.ts'
import { keysQuery } from '../testing/log-in.ts'
import { openShop } from '../testing/open-shop.ts'

/** A gateway in this process, well or not. */
function gateway() {
  const sent: Message[] = []
  const keys: string[] = []
  let fault: Error | null = null
  const port: MessageGateway = {
    async send(message, key) {
      keys.push(key)
      if (fault) throw fault
      sent.push(message)
    },
  }
  return { port, sent, keys, fail: (why: Error | null) => (fault = why) }
}

async function shopWithCode(carrier: MessageGateway) {
  const shop = await openShop({ ports: { messages: { sms: carrier } } })
  const keys = await keysQuery(shop)
  const send = () => shop.send('POST', `/wp-json/wc/auth/send_code?${keys}`, { phone: '89161112233' })
  expect((await send()).status).toBe(200)
  const rows = () => shop.db.sql.selectFrom('outbox').selectAll().execute()
  return { shop, rows }
}

it('brings the code to the gateway of its channel, and keeps it nowhere after that', async () => {
  const { port, sent } = gateway()
  const { shop, rows } = await shopWithCode(port)
  expect(sent).toEqual([])
  await shop.backend.drain()
  expect(sent).toEqual([
    { channel: 'sms', to: '+79161112233', text: expect.any(String), code: expect.stringMatching(/^\d{6}$/) },
  ])
  expect(await rows()).toMatchObject([{ payload: '{}', last_error: null }])
  expect(await shop.db.sql.selectFrom('sent_messages').selectAll().execute()).toEqual([])
  expect(JSON.stringify(shop.logged)).not.toContain(sent[0]?.code)
})

it('comes again to a gateway that was down, under the same key', async () => {
  const { port, sent, keys, fail } = gateway()
  const { shop } = await shopWithCode(port)
  fail(new Error('down'))
  await shop.backend.drain()
  fail(null)
  shop.setClock('2026-03-06T12:00:01+03:00')
  await shop.backend.drain()
  expect(sent).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

it('does not bring a code that is no longer valid', async () => {
  const { port, sent } = gateway()
  const { shop, rows } = await shopWithCode(port)
  shop.setClock('2026-03-06T12:05:00+03:00')
  await shop.backend.drain()
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([{ payload: '{}', done_at: shop.clock().getTime() }])
})

it('hides the code in what a gateway complains of', async () => {
  const carrier: MessageGateway = {
    send: ({ code }) => Promise.reject(new Error(`text "${code}" is spam`)),
  }
  const { shop, rows } = await shopWithCode(carrier)
  await shop.backend.drain()
  expect(await rows()).toMatchObject([{ last_error: 'Error: text "****" is spam' }])
  expect(JSON.stringify(shop.logged.map(({ facts }) => String('err' in facts && facts.err)))).toContain(
    '****',
  )
})
