import { describe, expect, it } from 'vitest'
import { browser, everyChannel, otherThan } from '../testing/browser.ts'
import { lastCode } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const phoneOf = (n: number) => `+7916${String(n).padStart(7, '0')}`
const result = async (response: Response) => [response.status, (await response.json()).code]
const sms = { send: async () => undefined }
const later = (shop: TestShop, ms: number) =>
  shop.setClock(new Date(shop.clock().getTime() + ms).toISOString())
const HOUR = 3_600_000

describe('the codes of an hour', () => {
  const limited = () => openShop({ loginCodes: { perHour: 20, inLog: false } })
  /** Somebody who has logged in with this phone before. */
  const regular = async (shop: TestShop, phone: string) => {
    const own = browser(shop, `own ${phone}`)
    await own.send(phone)
    expect((await own.check(phone, await lastCode(shop))).status).toBe(200)
    return own
  }

  it('end for strangers, who are told when there are more; for customers some are kept', async () => {
    const shop = await limited()
    const own = await regular(shop, phoneOf(1))
    later(shop, HOUR)
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, n) => browser(shop, `b${n}`, `198.51.100.${n}`).send(phoneOf(10 + n))),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(15)
    const refused = sent.find(({ status }) => status === 429) as Response
    expect(Number(refused.headers.get('retry-after'))).toBe(3_600)
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', data: { retry_after: 3_600 } })
    expect((await own.send(phoneOf(1))).status).toBe(200)
    expect((await own.check(phoneOf(1), await lastCode(shop))).status).toBe(200)
    later(shop, HOUR)
    expect((await browser(shop, 'next').send(phoneOf(90))).status).toBe(200)
  })

  it('are told to the operator when they run out: once an hour, in the log and on the shop’s phone', async () => {
    const shop = await limited()
    const spend = async (from: number) => {
      for (let n = from; n < from + 15; n += 1)
        await browser(shop, `b${n}`, `198.51.100.${n}`).send(phoneOf(n))
    }
    const alarms = () => shop.logged.filter(({ message }) => message?.startsWith('Most of the login codes'))
    await spend(10)
    expect(alarms()).toMatchObject([{ level: 'warn', facts: { sent: 11, most: 15 } }])
    const messages = await shop.db.sql.selectFrom('sent_messages').select(['text', 'code']).execute()
    expect(messages.filter(({ code }) => code === null)).toEqual([
      { code: null, text: expect.stringContaining('12 из 15') },
    ])
    later(shop, HOUR)
    await spend(30)
    expect(alarms()).toHaveLength(2)
  })

  it('are as many as asked for where no limit is set', async () => {
    const shop = await openShop()
    for (let n = 0; n < 40; n += 1) expect((await browser(shop, `b${n}`).send(phoneOf(n))).status).toBe(200)
  })
})

describe('one address', () => {
  const real = () =>
    openShop({
      production: true,
      ports: { messages: { sms } },
      loginCodes: { perHour: 1_000, inLog: false },
    })

  it('asks for twenty codes a minute and a hundred an hour, all of an IPv6 home together', async () => {
    const shop = await real()
    const statuses: number[] = []
    for (let n = 0; n < 132; n += 1) {
      const from = browser(shop, `b${n}`, `2001:db8:1:2::${n.toString(16)}`)
      if (n > 0 && n % 22 === 0) later(shop, 60_000)
      statuses.push((await from.send(phoneOf(n))).status)
    }
    expect(statuses.slice(0, 22).filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect((await browser(shop, 'neighbour', '2001:db8:1:3::1').send(phoneOf(500))).status).toBe(200)
  })

  it('where too much was guessed gets no more codes; who holds one there still gets in', async () => {
    let code = ''
    const gateway = {
      async send(message: { readonly code?: string }) {
        code = message.code ?? ''
      },
    }
    const shop = await openShop({
      production: true,
      ports: { messages: { sms: gateway } },
      loginCodes: { perHour: 1_000, inLog: false },
    })
    const neighbour = browser(shop, 'neighbour')
    await neighbour.send(phoneOf(1))
    await shop.backend.drain()
    const own = code
    const guesser = browser(shop, 'guesser')
    const guess = () => guesser.check(phoneOf(2), otherThan('1'))
    for (let n = 0; n < 100; n += 1) expect((await guess()).status).toBe(410)
    expect(await result(await guess())).toEqual([429, 'too_many_requests'])
    expect(await result(await guesser.send(phoneOf(2)))).toEqual([429, 'too_many_requests'])
    expect((await neighbour.check(phoneOf(1), otherThan(own))).status).toBe(422)
    expect((await neighbour.check(phoneOf(1), own)).status).toBe(200)
    expect((await neighbour.send(phoneOf(1))).status).toBe(429)
    later(shop, 60_000)
    expect((await neighbour.send(phoneOf(1))).status).toBe(200)
  })

  it('is an integrator’s own: what his customers guess does not keep the others out', async () => {
    const shop = await real()
    const { consumerKey, consumerSecret } = await shop.backend.keys()
    const post = (path: string, body: object) =>
      shop.send(
        'POST',
        `/wp-json/wc/auth/${path}?consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`,
        body,
        { 'x-forwarded-for': '203.0.113.1' },
      )
    for (let n = 0; n < 110; n += 1)
      expect((await post('check_code', { phone: phoneOf(1), code: '1' })).status).toBe(410)
    for (let n = 0; n < 110; n += 1) {
      if (n % 20 === 0) later(shop, 60_000)
      expect((await post('send_code', { phone: phoneOf(n) })).status).toBe(200)
    }
  })

  it('may ask for a hundred codes a minute outside production', async () => {
    const shop = await openShop()
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) statuses.push((await browser(shop, `b${n}`).send(phoneOf(n))).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  })
})

describe('a real shop without a gateway', () => {
  const send = (shop: TestShop, channel: 'sms' | 'telegram' | 'whatsapp') =>
    browser(shop, 'b').send(phoneOf(1), channel)

  it.each([
    ['sms', 'SMS_GATEWAY_URL'],
    ['telegram', 'TELEGRAM_GATEWAY_TOKEN'],
    ['whatsapp', 'WHATSAPP_TOKEN'],
  ] as const)(
    'says that login by %s is not set up, and in the log what to set',
    async (channel, variable) => {
      const shop = await openShop({ production: true, business: everyChannel })
      const answer = await send(shop, channel)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        code: 'login_not_set_up',
        message: 'Вход пока не настроен. Оформить заказ можно и без него',
      })
      expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([
        { level: 'error', facts: { channel, variable }, message: expect.stringContaining(variable) },
      ])
      expect(JSON.stringify(shop.logged)).not.toMatch(/login code/)
      expect(await shop.db.sql.selectFrom('login_codes').select('id').execute()).toEqual([])
      expect(await shop.db.sql.selectFrom('sent_messages').select('id').execute()).toEqual([])
    },
  )

  it('sends by the channel that has one', async () => {
    const shop = await openShop({ production: true, business: everyChannel, ports: { messages: { sms } } })
    expect((await send(shop, 'sms')).status).toBe(200)
    expect((await send(shop, 'telegram')).status).toBe(503)
    expect(JSON.stringify(shop.logged)).not.toMatch(/login code/)
  })

  it('writes codes into its log when it is told to', async () => {
    const shop = await openShop({ production: true, loginCodes: { perHour: null, inLog: true } })
    expect((await send(shop, 'sms')).status).toBe(200)
    expect(shop.logged).toMatchObject([
      { level: 'info', facts: { code: await lastCode(shop) }, message: 'login code' },
    ])
  })
})
