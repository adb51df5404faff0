import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type APIRequestContext, type BrowserContext, request } from '@playwright/test'
import { enterAs, newPhone } from '../../fixtures/account.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, test } from '../../fixtures/test.ts'

const SECRETS = fileURLToPath(new URL('../../../apps/host/dist/secrets.js', import.meta.url))
/** Hosts take a rotation up within this. */
const SOON = { timeout: 10_000, intervals: [250] }

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

let own: OwnShop
test.beforeAll(async () => {
  own = await openOwnShop({})
})
test.afterAll(async () => own?.close())

async function secrets(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: own.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [SECRETS, ...args], { env })
  return stdout
}

async function customer(): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: own.url })
  await enterAs(newPhone(), { request: context } as BrowserContext)
  return context
}

/** The same cookies, which no answer renews. */
const cookieOf = async (context: APIRequestContext) =>
  (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const who = async (cookie: string) =>
  (await fetch(`${own.url}/api/wp-json/system/users`, { headers: { cookie } })).status

test('the seal: a cookie of before opens in the overlap and not after', async () => {
  const context = await customer()
  const cookie = await cookieOf(context)
  await secrets('rotate', 'session', '--overlap', '15s')
  const ends = Date.now() + 15_000
  // Who comes back in the overlap has a new one, and stays.
  await expect
    .poll(async () => {
      const answer = await fetch(`${own.url}/api/wp-json/system/users`, { headers: { cookie } })
      return [answer.status, answer.headers.getSetCookie().length > 0]
    }, SOON)
    .toEqual([200, true])
  expect((await context.get('/api/wp-json/system/users')).status()).toBe(200)
  await expect.poll(() => (Date.now() > ends ? who(cookie) : 0), { timeout: 30_000 }).toBe(401)
  expect((await context.get('/api/wp-json/system/users')).status()).toBe(200)
  const last = await cookieOf(context)
  await secrets('rotate', 'session', '--overlap', '0')
  await expect.poll(() => who(last), SOON).toBe(401)
  expect((await (await customer()).get('/api/wp-json/system/users')).status()).toBe(200)
})

test('the keys: both open in the overlap, the copy is the new one, and nothing else is told', async () => {
  const file = join(own.dataDir, 'keys.json')
  const before = JSON.parse(readFileSync(file, 'utf8'))
  const opens = async ({ consumer_key, consumer_secret }: typeof before) => {
    const query = new URLSearchParams({ consumer_key, consumer_secret })
    return (await fetch(`${own.url}/wp-json/wc/v3/orders?${query}`)).status
  }
  expect(await opens(before)).toBe(200)
  const said = await secrets('rotate', 'keys', '--overlap', '20s')
  const ends = Date.now() + 20_000
  const after = JSON.parse(readFileSync(file, 'utf8'))
  expect(after).not.toEqual(before)
  for (const value of Object.values<string>(after)) expect(said).toContain(value)
  await expect.poll(() => opens(after), SOON).toBe(200)
  expect(await opens(before)).toBe(200)
  const list = await secrets('list')
  for (const name of ['session', 'nonce', 'keys']) expect(list).toContain(name)
  for (const value of Object.values<string>({ ...before, ...after })) expect(list).not.toContain(value)
  // The shop itself goes on with whichever counts: sending a code takes them.
  expect((await (await customer()).get('/api/wp-json/system/users')).status()).toBe(200)
  await expect.poll(() => (Date.now() > ends ? opens(before) : 0), { timeout: 30_000 }).toBe(401)
  expect(await opens(after)).toBe(200)
})

test('the nonces’ key: kept pages are made anew, and none is mixed of two', async () => {
  const home = async (etag?: string) => {
    const answer = await fetch(own.url, { headers: etag ? { 'if-none-match': etag } : {} })
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? ''
    const tags = [...(await answer.text()).matchAll(/<(?:script|style)\b[^>]*\bnonce="([^"]*)"/g)]
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      nonce,
      nonces: [...new Set(tags.map(([, each]) => each))],
    }
  }
  const before = await home()
  expect(before.nonces).toEqual([before.nonce])
  await secrets('rotate', 'nonce')
  await expect.poll(async () => (await home()).nonce, SOON).not.toBe(before.nonce)
  for (let time = 0; time < 10; time += 1) {
    const page = await home(before.etag)
    expect(page.status).toBe(200)
    expect(page.nonce).not.toBe(before.nonce)
    expect(page.nonces).toEqual([page.nonce])
  }
})

test('says how it is used, and changes nothing', async () => {
  const list = await secrets('list')
  for (const args of [['rotate'], ['rotate', 'all'], ['rotate', 'keys', '--overlap', 'soon']])
    await expect(secrets(...args)).rejects.toMatchObject({ code: 2 })
  expect(await secrets('list')).toBe(list)
})
