import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()) })
const messages = '/wp-json/contacts/v1/messages'

describe('refusals have WordPress’s shape', () => {
  it('a path nobody serves', async () => {
    expect(await refusal(await shop.get('/wp-json/nope'))).toEqual({
      status: 404,
      code: 'not_found',
      message: 'Не нашли такого',
      data: { status: 404 },
    })
  })

  it('a method the path does not know', async () => {
    const response = await shop.send('DELETE', '/wp-json/v1/all_settings', {})
    expect(response.headers.get('allow')).toBe('GET')
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })

  it('a body over a megabyte, declared or not', async () => {
    const large = JSON.stringify({ message: 'я'.repeat(600_000) })
    expect(await refusal(await shop.send('POST', messages, large))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    })
    const told = { 'content-length': String(2 ** 20 + 1) }
    expect((await shop.send('POST', messages, {}, told)).status).toBe(413)
  })

  it('a path with a NUL in it, which no database keeps', async () => {
    expect(await refusal(await shop.get('/wp-json/checkout/v1/orders/%00'))).toMatchObject({ status: 404 })
  })

  it('a body that is not JSON', async () => {
    const form = await shop.send('POST', messages, 'name=a', { 'content-type': 'text/plain' })
    expect(await refusal(form)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    expect(await refusal(await shop.send('POST', messages, '{"name":'))).toMatchObject({
      status: 400,
      code: 'malformed_json',
    })
  })

  it('a body of the wrong shape, with every fault', async () => {
    const response = await shop.send('POST', '/wp-json/geo/v1/zone', { lat: 'север' })
    const result = await refusal(response)
    expect(result).toMatchObject({ status: 400, code: 'invalid_body' })
    expect(result.data.faults.map(({ path }: { path: string }) => path)).toEqual(['lat', 'lon'])
  })

  it('in the caller’s language', async () => {
    const said = async (path: string, headers = {}) => (await refusal(await shop.get(path, headers))).message
    expect(await said('/nope?lang=en')).toBe(await said('/nope', { 'accept-language': 'en-GB' }))
    expect(await said('/nope?lang=en')).not.toBe(await said('/nope'))
  })
})

describe('a provider that never answers', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is not waited for longer than a caller would', async () => {
    let aborted = false
    const suggest = (_: string, __: string, signal: AbortSignal) =>
      new Promise<never>(() => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
      })
    const geocoder = { suggest, find: async () => null, locate: async () => null }
    const waiting = await openShop({ ports: { geocoder } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const call = waiting.get('/wp-json/geo/v1/suggest?q=Садовая')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await refusal(await call)).toMatchObject({ status: 504, code: 'timeout' })
    expect(aborted).toBe(true)
  })
})

describe('faults', () => {
  it('are told with an id and logged with the cause, without secrets', async () => {
    const broken = await openShop({
      ports: {
        geocoder: {
          suggest: () => Promise.reject(new Error('no route to host')),
          find: async () => null,
          locate: async () => null,
        },
      },
    })
    const outage = await broken.get('/wp-json/geo/v1/suggest?q=Садовая&token=tok_1')
    expect(await refusal(outage)).toMatchObject({ status: 503, code: 'upstream_unavailable' })
    expect(JSON.stringify(broken.logged)).not.toContain('tok_1')
    await broken.db.close()
    const response = await broken.get('/wp-json/checkout/v1/tables?warehouse_id=1&consumer_key=ck_1')
    expect(await refusal(response)).toMatchObject({
      status: 500,
      code: 'internal_error',
      data: { id: expect.any(String) },
    })
    expect(broken.logged.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(JSON.stringify(broken.logged)).not.toContain('ck_1')
  })
})

it('describes itself', async () => {
  const document = (await shop.json('/openapi.json')) as { openapi: string; paths: Record<string, unknown> }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/wp-json/v1/all_settings')
})

it('lets who was logged out read what everybody may, and write nothing', async () => {
  expect((await shop.get('/wp-json/v1/autocoupons?token=lost')).status).toBe(200)
  const wish = { phone: '+79161234567', lat: 58, lon: 39 }
  expect((await shop.send('POST', '/wp-json/geo/v1/wish?token=lost', wish)).status).toBe(401)
})

it('asks for a proof where the contract does', async () => {
  for (const path of ['/wp-json/system/users', '/wp-json/wc/v3/orders']) {
    expect((await shop.get(path)).status, path).toBeGreaterThanOrEqual(401)
  }
})

describe('a NUL', () => {
  it('is left out of texts and of the query', async () => {
    const message = { name: 'Ан\0на', phone: '+79161234567', message: 'Где\0 заказ?' }
    expect((await shop.send('POST', `${messages}?lang=r%00u`, message)).status).toBeLessThan(300)
    expect(JSON.stringify(await shop.json('/_dev/outbox'))).toContain('Анна, +79161234567')
  })
})

describe('a bomb of a body', () => {
  const line = { product_id: 1, variation_id: 10, count: 1, supplements: [] }

  it.each<[string, () => string]>([
    ['a thousand lines', () => JSON.stringify(pickupOrder({ lines: Array(1_000).fill(line) }))],
    [
      'a line of a thousand supplements',
      () =>
        JSON.stringify(
          pickupOrder({ lines: [{ ...line, supplements: Array(1_000).fill({ id: 1, count: 1 }) }] }),
        ),
    ],
    [
      'a thousand coupons',
      () => JSON.stringify(pickupOrder({ coupons: Array.from({ length: 1_000 }, (_, id) => id) })),
    ],
    ['a hundred thousand brackets', () => '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a hundred thousand objects in each other', () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a name of a million letters', () => JSON.stringify(pickupOrder({ comment: 'я'.repeat(400_000) }))],
  ])('%s is answered, soon, and no fault of ours', async (_what, body) => {
    const began = process.cpuUsage()
    const response = await shop.send('POST', '/wp-json/checkout/v1/quote', body())
    expect(response.status).toBeLessThan(500)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000).toBeLessThan(3_000)
  })
})
