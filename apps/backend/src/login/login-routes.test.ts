import { beforeEach, describe, expect, it } from 'vitest'
import { otherThan } from '../testing/browser.ts'
import { keysQuery, lastCode, logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const PHONE = '+79161112233'
let shop: TestShop
let keys: string
beforeEach(async () => {
  shop = await openShop()
  keys = await keysQuery(shop)
})

const send = (phone: string, path = 'wc/auth/send_code') =>
  shop.send('POST', `/wp-json/${path}?${keys}`, { phone })
const check = (code: string, phone = PHONE) =>
  shop.send('POST', `/wp-json/wc/auth/check_code?${keys}`, { phone, code })
const result = async (response: Response) => [response.status, (await response.json()).code]

describe('sending a code', () => {
  it('answers how long the code is, how long it lives and when another may be asked for', async () => {
    const response = await send('8 (916) 111-22-33')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'success', length: 6, expires_in: 300, retry_after: 60 })
    expect(await lastCode(shop)).toMatch(/^\d{6}$/)
  })

  it('refuses what is no phone number', async () => {
    expect(await result(await send('12345'))).toEqual([422, 'invalid_phone'])
  })

  it('refuses who has no key and secret', async () => {
    const response = await shop.send('POST', '/wp-json/wc/auth/send_code', { phone: PHONE })
    expect(await result(response)).toEqual([401, 'unauthorized'])
  })

  it('waits a minute between codes to one phone', async () => {
    await send(PHONE)
    const again = await send(PHONE)
    expect(again.status).toBe(429)
    expect(again.headers.get('retry-after')).toBe('60')
    expect((await again.json()).data.retry_after).toBe(60)
    shop.setClock('2026-03-06T12:01:00+03:00')
    expect((await send(PHONE)).status).toBe(200)
  })

  it('sends one code when twenty are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(PHONE)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.db.sql.selectFrom('sent_messages').selectAll().execute()).toHaveLength(1)
  })

  it('refuses a channel that the operator did not open', async () => {
    shop = await openShop({
      business: (b) => {
        b['settings.json'].login_channels = ['sms']
      },
    })
    keys = await keysQuery(shop)
    expect(await result(await send(PHONE, 'whatsapp/v1/auth/send'))).toEqual([422, 'channel_unavailable'])
  })

  it('keeps no code in readable form beside the message itself', async () => {
    await send(PHONE)
    const code = await lastCode(shop)
    const row = await shop.db.sql.selectFrom('login_codes').selectAll().executeTakeFirstOrThrow()
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(row.code_hash).not.toContain(code)
  })
})

describe('checking a code', () => {
  it('gives a token and the customer', async () => {
    await send(PHONE)
    const answer = await (await check(await lastCode(shop))).json()
    expect(answer).toMatchObject({ status: 'success', user: { phone: PHONE, birth: null } })
    expect(answer.token).toMatch(/^[\w-]{43}$/)
  })

  it('works once', async () => {
    await send(PHONE)
    const code = await lastCode(shop)
    await check(code)
    expect(await result(await check(code))).toEqual([410, 'code_expired'])
  })

  it('counts wrong tries down, and five lock the code even for who knows it', async () => {
    await send(PHONE)
    const code = await lastCode(shop)
    const left: number[] = []
    for (let i = 0; i < 5; i += 1) left.push((await (await check(otherThan(code))).json()).data.attempts_left)
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect(await result(await check(code))).toEqual([422, 'invalid_code'])
  })

  it('gives no sixth guess to twenty guessers at once', async () => {
    await send(PHONE)
    const code = await lastCode(shop)
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(otherThan(code))))
    const left = await Promise.all(guesses.map(async (guess) => (await guess.json()).data.attempts_left))
    expect(left.filter((count) => count > 0).sort()).toEqual([1, 2, 3, 4])
  })

  it('is over after five minutes', async () => {
    await send(PHONE)
    const code = await lastCode(shop)
    shop.setClock('2026-03-06T12:05:00+03:00')
    expect(await result(await check(code))).toEqual([410, 'code_expired'])
  })

  it('knows no code of a phone that asked for none', async () => {
    expect(await result(await check('123456'))).toEqual([410, 'code_expired'])
  })

  it('finds the same customer again', async () => {
    const first = await logIn(shop, PHONE)
    shop.setClock('2026-03-06T12:02:00+03:00')
    const second = await logIn(shop, PHONE)
    expect(second.id).toBe(first.id)
    expect(second.token).not.toBe(first.token)
  })
})

describe('a session', () => {
  it('ends with logout', async () => {
    const { token } = await logIn(shop, PHONE)
    const out = await shop.send('POST', `/wp-json/wc/auth/logout?token=${token}`, {})
    expect(out.status).toBe(204)
    expect((await shop.get(`/wp-json/system/users?token=${token}`)).status).toBe(401)
  })

  it('slides as long as it is used, and ends 180 days after its last use', async () => {
    const { token } = await logIn(shop, PHONE)
    shop.setClock('2026-06-06T12:00:00+03:00')
    expect((await shop.get(`/wp-json/system/users?token=${token}`)).status).toBe(200)
    shop.setClock('2026-11-06T12:00:00+03:00')
    expect((await shop.get(`/wp-json/system/users?token=${token}`)).status).toBe(200)
    shop.setClock('2027-06-06T12:00:00+03:00')
    expect((await shop.get(`/wp-json/system/users?token=${token}`)).status).toBe(401)
  })

  it('is not opened by a made-up token', async () => {
    expect((await shop.get('/wp-json/system/users?token=abc')).status).toBe(401)
    expect((await shop.get('/wp-json/system/users')).status).toBe(401)
  })
})
