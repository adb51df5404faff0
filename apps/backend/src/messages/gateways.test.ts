import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Message, MessageGateway } from '../ports/message-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { type JsonSmsSettings, jsonSmsGateway } from './json-sms-gateway.ts'
import { telegramGateway } from './telegram-gateway.ts'
import { whatsappGateway } from './whatsapp-gateway.ts'

interface SentRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

let requests: SentRequest[]
let answer: { status: number; body: unknown } | 'silence'
let server: ReturnType<typeof createServer>
let base: string

beforeEach(async () => {
  requests = []
  answer = { status: 200, body: {} }
  server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { method, url, headers } = req
    requests.push({ method, url, headers, body: text === '' ? null : JSON.parse(text) })
    if (answer === 'silence') return
    res.writeHead(answer.status, { 'content-type': 'application/json' })
    res.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const message: Message = { channel: 'sms', to: '+79161112233', text: 'Код: "1234" & ещё', code: '1234' }
const send = (gateway: MessageGateway, said = message, signal = AbortSignal.timeout(5_000)) =>
  gateway.send(said, 'errand-7', signal)

const failure = async (sending: Promise<void>): Promise<Error> => {
  const fault = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(fault instanceof Error)) throw new Error('It went well')
  return fault
}

const sms = (more: Partial<JsonSmsSettings> = {}) =>
  jsonSmsGateway({
    url: `${base}/send`,
    method: 'POST',
    headers: { 'x-api-key': 'k' },
    body: { messages: [{ phone: '{phone}', to: '{to}', text: '{text}', client_id: '{key}', flash: false }] },
    success: null,
    ...more,
  })
const telegram = () => telegramGateway('tg-token', base)
const whatsapp = () =>
  whatsappGateway({ token: 'wa-token', phoneNumberId: '105', template: 'login_code', language: 'ru' }, base)

describe('a JSON SMS gateway', () => {
  it('is told by the shape the operator described', async () => {
    await send(sms())
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/send',
        headers: { 'x-api-key': 'k', 'content-type': 'application/json' },
        body: {
          messages: [
            {
              phone: '79161112233',
              to: '+79161112233',
              text: 'Код: "1234" & ещё',
              client_id: 'errand-7',
              flash: false,
            },
          ],
        },
      },
    ])
  })

  it('may be told everything in the address, spelled as addresses are', async () => {
    await send(sms({ method: 'GET', url: `${base}/sms?to={to}&msg={text}&x={other}`, body: null }))
    const url = new URL(requests[0]?.url ?? '', base)
    expect([requests[0]?.method, requests[0]?.body]).toEqual(['GET', null])
    expect(Object.fromEntries(url.searchParams)).toEqual({ to: message.to, msg: message.text, x: '{other}' })
  })

  it('counts as told only where its answer says so, when the operator told us where to look', async () => {
    const strict = sms({ success: { path: ['result', 'status'], value: 'OK' } })
    answer = { status: 200, body: { result: { status: 'OK' } } }
    await send(strict)
    for (const body of [{ result: { status: 'ERROR' } }, {}, 'not json', 'null']) {
      answer = { status: 200, body }
      expect(await failure(send(strict))).toBeInstanceOf(Undeliverable)
    }
  })
})

describe('Telegram Gateway', () => {
  it('is asked to send our code', async () => {
    answer = { status: 200, body: { ok: true, result: { request_id: 'r1', request_cost: 0.01 } } }
    await send(telegram())
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/sendVerificationMessage',
        headers: { authorization: 'Bearer tg-token' },
        body: { phone_number: '+79161112233', code: '1234', ttl: 300, payload: 'errand-7' },
      },
    ])
  })

  it('refuses for good, or for now', async () => {
    answer = { status: 200, body: { ok: false, error: 'PHONE_NUMBER_INVALID' } }
    const final = await failure(send(telegram()))
    expect(final).toBeInstanceOf(Undeliverable)
    expect(final.message).toContain('PHONE_NUMBER_INVALID')
    answer = { status: 200, body: { ok: false, error: 'FLOOD_WAIT_30' } }
    expect(await failure(send(telegram()))).not.toBeInstanceOf(Undeliverable)
  })
})

describe('WhatsApp Cloud', () => {
  it('is asked to send the approved template, the code in its text and on its button', async () => {
    answer = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } }
    await send(whatsapp())
    const parameters = [{ type: 'text', text: '1234' }]
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/105/messages',
        headers: { authorization: 'Bearer wa-token' },
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '79161112233',
          type: 'template',
          template: {
            name: 'login_code',
            language: { code: 'ru' },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        },
      },
    ])
  })

  it('did not take what it answers without an id', async () => {
    expect((await failure(send(whatsapp()))).message).toContain('without the id')
  })
})

describe.each([
  ['a JSON SMS gateway', () => sms()],
  ['Telegram Gateway', telegram],
  ['WhatsApp Cloud', whatsapp],
])('%s that is not well', (_, gateway) => {
  it('is asked again after an outage or too many requests, and not after a refusal', async () => {
    for (const [status, isFinal] of [
      [500, false],
      [503, false],
      [429, false],
      [401, true],
      [400, true],
    ] as const) {
      answer = { status, body: { error: { message: 'why' } } }
      const fault = await failure(send(gateway()))
      expect([status, fault instanceof Undeliverable]).toEqual([status, isFinal])
      expect(fault.message).toContain('why')
    }
  })

  it('is not waited for beyond the time', async () => {
    answer = 'silence'
    const fault = await failure(send(gateway(), message, AbortSignal.timeout(50)))
    expect(fault.message).toMatch(/cannot be reached: .*(timeout|aborted)/i)
  })

  it('never shows keys or codes in a fault', async () => {
    base = 'http://127.0.0.1:1'
    const fault = await failure(send(gateway()))
    expect(fault.message).toContain('127.0.0.1:1 cannot be reached')
    expect(fault.message).not.toMatch(/1234|token|79161112233/)
  })
})

it.each([
  ['Telegram', telegram],
  ['WhatsApp', whatsapp],
])('%s carries codes only', async (_, gateway) => {
  const { code, ...text } = message
  expect(code).toBe('1234')
  expect(await failure(send(gateway(), text))).toBeInstanceOf(Undeliverable)
  expect(requests).toEqual([])
})
