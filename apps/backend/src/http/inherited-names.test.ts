import { endpoints, openApi } from '@samobranka/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/index.ts'
import { keysQuery, logIn } from '../testing/log-in.ts'
import { pickupOrder } from '../testing/order-body.ts'

/** Words that every object answers to, and no list of ours holds. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'] as const

type Schema = Readonly<Record<string, unknown>>
const described = openApi(endpoints, { title: '', version: '' }) as unknown as {
  components: { schemas: Record<string, Schema> }
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
    >
  >
}

let shop: TestShop
let token: string
let keys: string
beforeAll(async () => {
  shop = await openShop()
  token = `token=${(await logIn(shop, '+79160000001')).token}`
  keys = await keysQuery(shop)
})

const whole = (schema: Schema): Schema => {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return (name === undefined ? schema : described.components.schemas[name]) ?? {}
}

/** The word where each field stands: alone, and as what a list and an object hold. */
function bodiesOf(path: string, method: string, word: string): string[] {
  const content = described.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}
  const schema = Object.values(content)[0]?.schema
  if (!schema) return ['']
  const fields = Object.keys((whole(schema).properties ?? {}) as object)
  const usual = path.includes('checkout') ? pickupOrder() : {}
  const result = [JSON.stringify(word), `{${JSON.stringify(word)}: ${JSON.stringify(word)}}`]
  return [
    ...result,
    ...fields.flatMap((field) =>
      [...result, `[${result.join(',')}]`].map((value) => {
        const rest = JSON.stringify({ ...usual, [field]: undefined }).slice(1)
        return `{${JSON.stringify(field)}: ${value}${rest === '}' ? '' : ','}${rest}`
      }),
    ),
  ]
}

async function expectDecent(method: string, path: string, body?: string, more: Record<string, string> = {}) {
  const answer = await shop.backend.fetch(
    new Request(`http://shop${path}`, {
      method,
      ...(body ? { body } : {}),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'inherited-names-1', ...more },
    }),
  )
  const text = await answer.text()
  expect(answer.status, `${method} ${path} ${body} → ${text}`).toBeLessThan(500)
  expect(text).not.toMatch(/native code|\[object /)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  return answer
}

describe.each(WORDS)('the word %s', (word) => {
  it('chooses nothing, in whatever place of whatever call it stands', { timeout: 120_000 }, async () => {
    for (const { method, path, auth } of endpoints) {
      const proof = auth === 'keys' ? keys : token
      const names = (described.paths[path]?.[method.toLowerCase()]?.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name }) => name)
      const address = path.replaceAll(/\{\w+\}/g, word)
      const queries = [...names, 'lang', word].map((name) => `${name}=${word}`)
      for (const query of ['', ...queries, queries.join('&')])
        await expectDecent(method, `${address}?${proof}&${query}`, bodiesOf(path, method, word)[0])
      if (method === 'GET') continue
      for (const body of bodiesOf(path, method, word)) await expectDecent(method, `${address}?${proof}`, body)
    }
  })

  it('is no way to sign, in the query and in the header', async () => {
    const { consumerKey } = await shop.backend.keys()
    const oauth = {
      oauth_consumer_key: consumerKey,
      oauth_signature_method: word,
      oauth_timestamp: String(Math.floor(shop.clock().getTime() / 1000)),
      oauth_nonce: `nonce-${word}`,
      oauth_signature: 'x',
    }
    const header = Object.entries(oauth).map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
    const path = '/wp-json/wc/v3/orders'
    expect((await expectDecent('GET', `${path}?${new URLSearchParams(oauth)}`)).status).toBe(401)
    const signed = await expectDecent('GET', path, undefined, { authorization: `OAuth ${header.join(', ')}` })
    expect(signed.status).toBe(401)
  })

  it('is no status, provider, page or file', async () => {
    const listed = await expectDecent('GET', `/wp-json/wc/v3/orders?${keys}&status=${word}`)
    expect(listed.status).toBe(400)
    for (const path of [`/wp-json/payments/${word}/webhook`, `/payments/${word}/webhook`])
      expect((await expectDecent('POST', path, '{}')).status).toBe(404)
    for (const path of [`/payments/sandbox/${word}`, `/payments/pay/${word}`, `/wp-json/${word}`, `/${word}`])
      expect((await expectDecent('GET', path)).status).toBe(404)
    const supported = await expectDecent('GET', `/wp-json/v1/all_settings?lang=${word}`)
    expect(supported.status).toBe(200)
  })
})
