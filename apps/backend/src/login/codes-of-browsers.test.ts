import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { browser, everyChannel, otherThan, type TestBrowser } from '../testing/browser.ts'
import { lastCode } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const PHONE = '+79161112233'
const NOON = Date.parse('2026-03-06T12:00:00+03:00')
let shop: TestShop
let mine: TestBrowser
let strange: TestBrowser
beforeEach(async () => {
  shop = await openShop({ business: everyChannel })
  mine = browser(shop, 'mine')
  strange = browser(shop, 'strange', '198.51.100.1')
})

const result = async (response: Response) => [response.status, (await response.json()).code]
const later = (seconds: number) =>
  shop.setClock(new Date(shop.clock().getTime() + seconds * 1_000).toISOString())
const lengthOf = async (response: Response) => (await response.json()).length
const codeFor = async (who: TestBrowser, phone = PHONE) => {
  const sent = await who.send(phone)
  expect(sent.status, await sent.clone().text()).toBe(200)
  return lastCode(shop)
}
const burn = async (who: TestBrowser, code: string, phone = PHONE) => {
  let tries = 0
  while ((await (await who.check(phone, otherThan(code))).json()).data.attempts_left > 0) tries += 1
  return tries + 1
}

describe('a code', () => {
  it('is right in the browser that asked for it, and wrong in every other', async () => {
    const code = await codeFor(mine)
    expect(await result(await strange.check(PHONE, code))).toEqual([410, 'code_expired'])
    later(60)
    const another = await codeFor(strange)
    expect(await result(await strange.check(PHONE, code))).toEqual([422, 'invalid_code'])
    expect(await result(await mine.check(PHONE, another))).toEqual([422, 'invalid_code'])
    expect((await mine.check(PHONE, code)).status).toBe(200)
    expect((await strange.check(PHONE, another)).status).toBe(200)
  })

  it('of an integrator is wrong in a browser, and a browser’s is wrong with his key', async () => {
    const code = await codeFor(mine)
    const { consumerKey, consumerSecret } = await shop.backend.keys()
    const keys = `consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`
    const check = () => shop.send('POST', `/wp-json/wc/auth/check_code?${keys}`, { phone: PHONE, code })
    expect((await check()).status).toBe(410)
    expect((await mine.check(PHONE, code)).status).toBe(200)
  })

  it('outlives a stranger’s five wrong tries and the code he asked for after it', async () => {
    const code = await codeFor(mine)
    for (let n = 0; n < 5; n += 1) await strange.check(PHONE, otherThan(code))
    later(60)
    expect(await burn(strange, await codeFor(strange))).toBe(5)
    expect((await mine.check(PHONE, code)).status).toBe(200)
  })

  it('allows five tries, also when fifty are made at once', async () => {
    const code = await codeFor(mine)
    const guesses = await Promise.all(
      Array.from({ length: 50 }, async () => (await mine.check(PHONE, otherThan(code))).json()),
    )
    expect(guesses.filter(({ data }) => data.attempts_left > 0)).toHaveLength(4)
    const { wrong } = await shop.db.sql.selectFrom('login_codes').select('wrong').executeTakeFirstOrThrow()
    expect(wrong).toBe(5)
    expect((await mine.check(PHONE, code)).status).toBe(422)
  })

  it('opens one session, also when fifty type it at once', async () => {
    const code = await codeFor(mine)
    const typed = await Promise.all(Array.from({ length: 50 }, () => mine.check(PHONE, code)))
    expect(typed.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('asked for at one host works at another, and five tries are five at all of them', async () => {
    const other = await openShop({ db: shop.db })
    const code = await codeFor(mine)
    for (let n = 0; n < 4; n += 1) await mine.check(PHONE, otherThan(code))
    const there = browser(other, 'mine')
    expect((await (await there.check(PHONE, otherThan(code))).json()).data.attempts_left).toBe(0)
    later(60)
    const next = await codeFor(mine)
    expect((await there.check(PHONE, next)).status).toBe(200)
  })

  it('takes the place of the one that the same browser asked for before', async () => {
    const first = await codeFor(mine)
    later(60)
    const second = await codeFor(mine)
    expect((await mine.check(PHONE, first)).status).toBe(first === second ? 200 : 422)
    expect((await mine.check(PHONE, second)).status).toBe(first === second ? 410 : 200)
  })
})

describe('strangers', () => {
  it('wait longer and longer for one more code, and no new code shortens it', async () => {
    const pauses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const sent = await browser(shop, `stranger ${n}`, `198.51.100.${n}`).send(PHONE)
      const { retry_after } = await sent.json()
      const again = await browser(shop, `next ${n}`, `198.51.101.${n}`).send(PHONE)
      expect([again.status, (await again.json()).data.retry_after]).toEqual([429, retry_after])
      pauses.push(retry_after)
      later(retry_after)
    }
    expect(pauses).toEqual([60, 60, 60, 120, 240, 480, 900, 900])
  })

  it('who ask every minute do not keep out the owner’s own browser', async () => {
    expect((await mine.check(PHONE, await codeFor(mine))).status).toBe(200)
    later(3_600)
    for (let n = 0; n < 10; n += 1) {
      await strange.send(PHONE)
      later(30)
    }
    const sent = await mine.send(PHONE)
    expect(await sent.json()).toMatchObject({ length: 6, retry_after: 60 })
    expect((await mine.check(PHONE, await lastCode(shop))).status).toBe(200)
    expect((await mine.send(PHONE)).status).toBe(429)
  })

  it('a phone is sent one code a minute, whatever the channel and whoever asks', async () => {
    await codeFor(mine)
    expect((await mine.send(PHONE, 'telegram')).status).toBe(429)
    expect((await strange.send(PHONE, 'whatsapp')).status).toBe(429)
  })

  it('never get more than 2·10⁻⁵ of a chosen account in a day, whatever they do', {
    timeout: 240_000,
  }, async () => {
    const owner = browser(shop, 'owner')
    await owner.check(PHONE, await codeFor(owner))
    later(120)
    const until = shop.clock().getTime() + 86_400_000
    const tries: Record<number, number> = {}
    for (let n = 0; shop.clock().getTime() < until; n += 1) {
      // A new browser and a new address every time.
      const guesser = browser(shop, `guesser ${n}`, `2001:db8:${n.toString(16)}::1`)
      const sent = await guesser.send(PHONE)
      const { length, retry_after } = await sent.json()
      expect(sent.status).toBe(200)
      tries[length] = (tries[length] ?? 0) + (await burn(guesser, await lastCode(shop)))
      later(retry_after)
    }
    expect(tries[6]).toBe(19)
    const chance = Object.entries(tries).reduce((sum, [digits, n]) => sum + n / 10 ** Number(digits), 0)
    expect(chance).toBeLessThanOrEqual(2e-5)
    // And login was never refused: neither to the owner nor to somebody new.
    expect(await lengthOf(await owner.send(PHONE))).toBe(6)
    const fresh = browser(shop, 'fresh')
    later(60)
    expect((await fresh.check(PHONE, await codeFor(fresh))).status).toBe(200)
  })

  it('are counted for a whole day, also when the clock is put back, and not for longer', async () => {
    for (let n = 0; n < 4; n += 1) {
      const guesser = browser(shop, `guesser ${n}`)
      await burn(guesser, await codeFor(guesser))
      later(120)
    }
    expect(await lengthOf(await strange.send(PHONE))).toBe(8)
    shop.setClock(new Date(NOON - 3_600_000).toISOString())
    expect(await lengthOf(await browser(shop, 'one more').send(PHONE))).toBe(8)
    shop.setClock(new Date(NOON + 86_400_000 + 20 * 60_000).toISOString())
    expect(await lengthOf(await browser(shop, 'tomorrow').send(PHONE))).toBe(6)
  })

  it('use up no more than the shop’s tries of a day: then everybody’s codes are longer, but who is known', async () => {
    expect((await mine.check(PHONE, await codeFor(mine))).status).toBe(200)
    await guessed(6, 895)
    // Nine hundred: one code of five, then none that would leave four.
    expect(await lengthOf(await strange.send('+79160000001'))).toBe(6)
    later(60)
    expect(await lengthOf(await strange.send('+79160000002'))).toBe(8)
    expect(shop.logged.filter(({ message }) => message?.startsWith('Codes are guessed at'))).toMatchObject([
      { level: 'warn', facts: { digits: 8 } },
    ])
    await guessed(8, 4_490)
    expect(await lengthOf(await strange.send('+79160000003'))).toBe(8)
    expect(await lengthOf(await strange.send('+79160000004'))).toBe(10)
    // Telegram carries no longer ones than eight.
    expect(await result(await strange.send('+79160000005', 'telegram'))).toEqual([422, 'channel_unavailable'])
    expect(await lengthOf(await mine.send(PHONE))).toBe(6)
    expect(shop.logged.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  it('do not share the last tries of the day when they ask at once', async () => {
    await guessed(6, 890)
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) => browser(shop, `b${n}`).send(`+7916000${1_000 + n}`)),
    )
    const lengths = await Promise.all(sent.map(lengthOf))
    expect(lengths.filter((length) => length === 6)).toHaveLength(2)
    expect(lengths.filter((length) => length === 8)).toHaveLength(18)
  })

  it('is every browser again when the account is deleted', async () => {
    const { token } = await (await mine.check(PHONE, await codeFor(mine))).json()
    expect((await shop.send('DELETE', `/wp-json/system/users?token=${token}`, {})).status).toBe(204)
    for (const table of ['login_browsers', 'login_codes'] as const)
      expect(await shop.db.sql.selectFrom(table).select('phone').execute()).toEqual([])
  })

  it('who got in are none: what they mistyped is no guess', async () => {
    for (let n = 0; n < 3; n += 1) {
      const code = await codeFor(mine)
      for (let wrong = 0; wrong < 4; wrong += 1) await mine.check(PHONE, otherThan(code))
      expect((await mine.check(PHONE, code)).status).toBe(200)
      later(60)
    }
    const rows = await shop.db.sql.selectFrom('login_codes').select('wrong').execute()
    expect(rows.map(({ wrong }) => wrong)).toEqual([0, 0, 0])
    expect(await lengthOf(await strange.send(PHONE))).toBe(6)
  })
})

/** So many wrong tries of the day, at codes of so many digits to phones of all kinds. */
async function guessed(digits: number, wrong: number): Promise<void> {
  const at = NOON - 3_600_000
  await transaction(shop.db, (sql) =>
    sql
      .insertInto('login_codes')
      .values({
        phone: `+7${digits}${wrong}`,
        channel: 'sms',
        code_hash: '',
        attempts_left: 0,
        created_at: at,
        expires_at: at + 300_000,
        used_at: null,
        browser: 'b',
        digits,
        wrong,
      })
      .execute(),
  )
}
