import { type Endpoint, endpoints, openApi } from '@samobranka/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
let proofs: string
beforeAll(async () => {
  shop = await openShop()
  const { consumerKey, consumerSecret } = await shop.backend.keys()
  const { token } = await logIn(shop, '+79161234567')
  proofs = new URLSearchParams({
    token,
    consumer_key: consumerKey,
    consumer_secret: consumerSecret,
  }).toString()
})

const HALF = 220_000
/** Below it nobody waits, and chance decides. */
const FLOOR_MS = 12
const TRIES = 4

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/** Every name that any request may bring, so that a text stands wherever one is read. */
const names = (() => {
  const found = new Set<string>()
  const { components } = openApi(endpoints, { title: '', version: '' }) as {
    components: { schemas: Record<string, { properties?: object }> }
  }
  for (const [name, { properties = {} }] of Object.entries(components.schemas))
    if (/(Body|Input)$/.test(name)) for (const field of Object.keys(properties)) found.add(field)
  return [...found]
})()

/** The same under every name, in all as long as wanted. */
const everywhere = (value: (length: number) => unknown) => (length: number) => {
  const own = names.map((name) => [name, value(Math.floor(length / names.length))])
  return JSON.stringify(Object.fromEntries(own))
}
const texts = [
  'у ',
  'д.1,',
  '&#x',
  '(',
  '7',
  ' ',
  '&amp;',
  '<!--',
  '+7',
  '%D0',
  '\\u0000',
  '.',
  'ул-',
  '\n',
  '1,',
]
type Case = [name: string, make: (length: number) => string]
const whole: readonly Case[] = [
  ...texts.map((text) => [`«${text}» under every name`, everywhere((length) => fill(text, length))] as Case),
  [
    'one phone',
    (length) => JSON.stringify({ phone: fill('9', length), customer: { phone: fill('9', length) } }),
  ],
  [
    'one address',
    (length) =>
      JSON.stringify({ data: { address: fill('д.1,', length) }, address: { address: fill('у ', length) } }),
  ],
  ['digits without end', (length) => `{"tips":${fill('9', length)},"lat":${fill('1', length)}}`],
  ['deep lists', (length) => JSON.stringify(many(length / 100, deep(40)))],
  [
    'coupons',
    (length) => JSON.stringify({ lines: [], coupons: many(length / 2, 1), ids: many(length / 3, 1) }),
  ],
  ['wrong coupons', (length) => JSON.stringify({ lines: [], coupons: many(length / 4, 'x') })],
  ['lines', (length) => JSON.stringify({ lines: many(length / 30, { product_id: 1, count: 1 }) })],
  [
    'wrong lines',
    (length) => JSON.stringify({ lines: many(length / 4, 'x'), cart_items: many(length / 4, 'x') }),
  ],
  [
    'names',
    (length) =>
      JSON.stringify({ cart_items: Object.fromEntries(many(length / 14, 0).map((_, at) => [`k${at}`, {}])) }),
  ],
  ['numbers', (length) => JSON.stringify({ meta_data: many(length / 2, 0), data: many(length / 2, 0) })],
  ['NUL', (length) => JSON.stringify({ comment: '\0'.repeat(length / 8), lines: many(length / 4, 0) })],
]

const calls = endpoints.filter(({ body }) => body !== null)
const pathOf = ({ path }: Endpoint) => `${path.replace(/\{\w+\}/g, 'x')}?${proofs}`

/** The processor's time, which does not depend on who else works on the machine. */
async function costOf({ method, path }: { method: string; path: string }, body: string): Promise<number> {
  const request = new Request(`http://shop${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'worst' },
  })
  const began = process.cpuUsage()
  const response = await shop.backend.fetch(request)
  await response.text()
  const { user, system } = process.cpuUsage(began)
  expect(response.status).toBeLessThan(500)
  return (user + system) / 1_000
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How many times as much twice the text costs. */
async function growth(call: Endpoint, make: (length: number) => string): Promise<number> {
  const row = { method: call.method, path: pathOf(call) }
  const [once, twice] = [make(HALF), make(HALF * 2)]
  const costs: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round += 1) {
    costs[0].push(await costOf(row, once))
    costs[1].push(await costOf(row, twice))
    // Nothing that is worth comparing.
    if (costs.flat().every((cost) => cost < FLOOR_MS / 2)) return 1
  }
  return Math.max(middle(costs[1]), FLOOR_MS) / Math.max(middle(costs[0]), FLOOR_MS)
}

describe('twice the text takes at most two and a half times as long', () => {
  it.each(calls)('at $name', async (call) => {
    const slow: string[] = []
    for (const [name, make] of whole) {
      let ratio = await growth(call, make)
      // What disturbed one measuring does not disturb four.
      for (let attempt = 1; attempt < TRIES && ratio > 2.5; attempt += 1)
        ratio = Math.min(ratio, await growth(call, make))
      if (ratio > 2.5) slow.push(`${name}: ${ratio.toFixed(1)} times`)
    }
    expect(slow).toEqual([])
  })

  it('has calls and names to look at', () => {
    expect(calls.length).toBeGreaterThan(25)
    expect(names).toContain('expected_total')
  })
})
