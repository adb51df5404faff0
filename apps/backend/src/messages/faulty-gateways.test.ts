import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageGateway } from '../ports/message-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { type FakeBank, openBank } from '../testing/fake-bank.ts'
import { keysQuery } from '../testing/log-in.ts'
import { openShop } from '../testing/open-shop.ts'
import { jsonSmsGateway } from './json-sms-gateway.ts'
import { telegramGateway } from './telegram-gateway.ts'
import { whatsappGateway } from './whatsapp-gateway.ts'

let server: FakeBank
beforeAll(async () => {
  server = await openBank(() => ({ status: 200, json: {} }))
})
afterAll(() => server.close())

const success = { path: ['status'], value: 'OK' }
const gateways: Record<string, () => MessageGateway> = {
  sms: () => jsonSmsGateway({ url: server.url, method: 'POST', headers: {}, body: {}, success }),
  telegram: () => telegramGateway('t', server.url),
  whatsapp: () =>
    whatsappGateway({ token: 't', phoneNumberId: '1', template: 'x', language: 'ru' }, server.url),
}
const message = { channel: 'sms', to: '+79161112233', text: 'Код 1234', code: '1234' } as const

describe.each(Object.entries(gateways))('%s', (name, gateway) => {
  const failure = () =>
    gateway()
      .send(message, 'errand-1', AbortSignal.timeout(500))
      .then(
        () => null,
        (fault: unknown) => fault,
      )

  it.each(['down', 'silent', 'failing', 'half', 'endless'] as const)(
    'that is %s is asked again',
    async (mood) => {
      server.mood = mood
      const fault = await failure()
      expect(fault).toBeInstanceOf(Error)
      expect(fault).not.toBeInstanceOf(Undeliverable)
    },
  )

  it.each(['garbage', 'lying'] as const)('that is %s did not take the message', async (mood) => {
    server.mood = mood
    const fault = await failure()
    expect(fault).toBeInstanceOf(Error)
    // A paid SMS is not sent again on a guess; the others know the key, or gave no id.
    expect(fault instanceof Undeliverable).toBe(name === 'sms')
  })
})

it('a gateway that never answers keeps nobody who asks for a code waiting, nor anybody who orders', async () => {
  const answers: (() => void)[] = []
  const silent: MessageGateway = { send: () => new Promise((answer) => answers.push(answer)) }
  const shop = await openShop({ ports: { messages: { sms: silent } } })
  shop.backend.start()
  const keys = await keysQuery(shop)
  for (let n = 0; n < 20; n += 1) {
    const phone = `+791600000${10 + n}`
    expect((await shop.send('POST', `/wp-json/wc/auth/send_code?${keys}`, { phone })).status).toBe(200)
  }
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  for (const answer of answers) answer()
  await shop.backend.stop()
})
