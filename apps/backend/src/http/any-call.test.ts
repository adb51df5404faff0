import { endpoints } from '@samobranka/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { anyCallOf } from '../testing/any-call.ts'
import { openShop, type TestShop } from '../testing/index.ts'
import { keysQuery, logIn, type TestCustomer } from '../testing/log-in.ts'
import { signIn } from '../testing/sign-in.ts'

/** PostgreSQL takes less for granted: it finds what SQLite finds, and more. */
const RUNS = inject('engine') === 'postgres' ? 40 : 12

let shop: TestShop
let customer: TestCustomer
let keys: string
let cookies: readonly string[]

beforeAll(async () => {
  shop = await openShop()
  customer = await logIn(shop, '+79160000001')
  keys = await keysQuery(shop)
  cookies = [await signIn(shop, 'owner'), await signIn(shop, 'kitchen'), '']
})

const credentials = {
  public: () => ['', `token=${customer.token}`],
  token: () => [`token=${customer.token}`, `token=${customer.token}&user_id=${customer.id}`, ''],
  keys: () => [keys, ''],
  orderKey: () => ['', `token=${customer.token}`],
  staff: () => [''],
} as const

/** Whatever is sent, the answer is an answer: never a fault of ours, and every refusal has its shape. */
describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  it('answers anything that may come', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyCallOf(endpoint), fc.nat({ max: 2 }), async ({ path, body, headers }, who) => {
        const known = credentials[endpoint.auth]()
        const added = known[who % known.length] ?? ''
        const url = `http://shop${path}${added && (path.includes('?') ? '&' : '?')}${added}`
        const cookie = endpoint.permission === null ? '' : (cookies[who % cookies.length] ?? '')
        const request = new Request(url, {
          method: endpoint.method,
          headers: cookie === '' ? headers : { ...headers, cookie },
          ...(body === undefined ? {} : { body }),
        })
        const response = await shop.backend.fetch(request)
        const text = await response.text()
        expect(response.status, `${endpoint.method} ${url} ${body} → ${text}`).toBeLessThan(500)
        if (response.status >= 400) {
          expect(JSON.parse(text)).toMatchObject({
            code: expect.stringMatching(/^[a-z_]+$/),
            message: expect.any(String),
            data: { status: response.status },
          })
        }
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
      }),
      { numRuns: RUNS },
    )
  })
})
