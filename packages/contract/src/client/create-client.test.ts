import type { Catalogue } from '@samobranka/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueFile, priceFile } from '../endpoints/catalogue.ts'
import { placeOrder, repeatOrder } from '../endpoints/checkout.ts'
import { redirects, wpPosts } from '../endpoints/content.ts'
import { allCoupons } from '../endpoints/loyalty.ts'
import { currentUser, logout, sendCode } from '../endpoints/people.ts'
import { allSettings } from '../endpoints/settings.ts'
import type { ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { AnswerUnreadable, RequestFailed } from './request-failed.ts'

type Fetch = ClientOptions['fetch']

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const answering = (response: () => Response) => vi.fn<Fetch>(async () => response())
const clientOf = (fetch: Fetch, more: Partial<ClientOptions> = {}) =>
  createClient({ fetch, baseUrl: '/api', ...more })

/** Never answers, but heeds its signal as a real fetch does. */
const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('a request', () => {
  it('fills the path, writes the query in the wire’s words and leaves out what is absent', async () => {
    const fetch = answering(() => json([]))
    const client = clientOf(fetch, { query: { token: 'secret' }, headers: { 'x-shop': '1' } })
    await client.call(wpPosts, { query: { slug: 'о нас', perPage: 5, lang: null } })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/wp-json/wp/v2/posts?token=secret&slug=%D0%BE+%D0%BD%D0%B0%D1%81&per_page=5')
    expect(init).toMatchObject({ method: 'GET', headers: { accept: 'application/json', 'x-shop': '1' } })
    expect(init?.body).toBeUndefined()
  })

  it('writes the body in the wire’s words', async () => {
    const fetch = answering(() => json({}, { status: 422 }))
    await clientOf(fetch).call(sendCode, { body: { phone: '+7999' }, headers: { 'accept-language': 'ru' } })
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.body).toBe('{"phone":"+7999"}')
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'ru' })
  })

  it('escapes parameters, so that an id cannot leave its place', async () => {
    const fetch = answering(() => json({ lines: [] }))
    await clientOf(fetch).call(repeatOrder, { params: { id: '../x?y' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/wp-json/checkout/v1/orders/..%2Fx%3Fy/repeat')
  })

  it('without a parameter its path needs is a fault of ours', async () => {
    await expect(clientOf(silent).call(repeatOrder)).rejects.toThrow('the parameter id is missing')
  })
})

describe('an answer', () => {
  it('comes in the domain’s terms, with status and headers', async () => {
    const fetch = answering(() => json({ cache_ver_site: '3' }, { headers: { 'x-wp-total': '7' } }))
    const answer = await clientOf(fetch).call(allSettings)
    expect(answer).toMatchObject({ ok: true, status: 200, value: { site: { cacheVersion: '3' } } })
    expect(answer.ok && answer.headers.get('x-wp-total')).toBe('7')
  })

  it('of a list loses its broken records, with a warning', async () => {
    const warned: unknown[] = []
    const fetch = answering(() =>
      json([
        { id: 1, discount_type: 'percent' },
        { id: 2, discount_type: 'magic' },
      ]),
    )
    const client = clientOf(fetch, { onWarning: (endpoint, { id }) => warned.push([endpoint, id]) })
    const answer = await client.call(allCoupons)
    expect(answer.ok && answer.value.map((one) => one.id)).toEqual([1])
    expect(warned).toEqual([['allCoupons', 2]])
  })

  it('of a catalogue loses its broken products, with a warning', async () => {
    const warned: unknown[] = []
    const products = [{ id: 5, name: 'x', slug: 'x', price: 'abc' }]
    const fetch = answering(() => json([{ id: 1, name: 'a', slug: 'a', products }]))
    const client = clientOf(fetch, { onWarning: (endpoint, { id }) => warned.push([endpoint, id]) })
    const answer = await client.call(catalogueFile, { params: { file: 'prodcat-en' }, query: { t: '1' } })
    expect(answer.ok && answer.value.products).toEqual([])
    expect(warned).toEqual([['catalogueFile', 5]])
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/wp-content/uploads/app_sync/prodcat-en.json?t=1')
  })

  it('of a large document can be read elsewhere, but for a refusal', async () => {
    const readBytes = vi.fn(async (bytes: ArrayBuffer) => {
      expect(new TextDecoder().decode(bytes)).toBe('[]')
      return { categories: [], products: [] }
    })
    const params = { file: 'prodcat' }
    const good = clientOf(answering(() => json([])))
    expect(await good.call(catalogueFile, { params, readBytes })).toMatchObject({ ok: true, status: 200 })
    const bad = clientOf(answering(() => json({ code: 'not_found' }, { status: 404 })))
    expect(await bad.call(catalogueFile, { params, readBytes })).toMatchObject({ ok: false })
    expect(readBytes).toHaveBeenCalledTimes(1)
  })

  it('that has arrived in time may be read for longer', async () => {
    vi.useFakeTimers()
    const readBytes = () =>
      new Promise<Catalogue>((resolve) => setTimeout(() => resolve({ categories: [], products: [] }), 60_000))
    const call = clientOf(answering(() => json([]))).call(catalogueFile, {
      params: { file: 'prodcat' },
      readBytes,
    })
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await call).toMatchObject({ ok: true })
  })

  it('of a location’s price file is asked at the path the location names', async () => {
    const fetch = answering(() => json([]))
    await clientOf(fetch).call(priceFile('/wp-content/uploads/prices/3.json'), { query: { lang: 'en' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/wp-content/uploads/prices/3.json?lang=en')
  })

  it.each([204, 200])('without a body is null (%i)', async (status) => {
    const fetch = answering(() => new Response(null, { status }))
    expect(await clientOf(fetch).call(logout)).toMatchObject({ ok: true, status, value: null })
  })

  it('of 204 is null also where a body is usual', async () => {
    const fetch = answering(() => new Response(null, { status: 204 }))
    expect(await clientOf(fetch).call(redirects, { query: { path: '/x' } })).toMatchObject({
      ok: true,
      value: null,
    })
  })

  it('that makes no sense is thrown with its place', async () => {
    const fetch = answering(() => json({ status: 'success', data: { data: { ID: 'me' } } }))
    const failure = await clientOf(fetch)
      .call(currentUser)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AnswerUnreadable)
    expect(failure).toMatchObject({ path: 'data.data.ID', message: expect.stringContaining('currentUser') })
  })

  it('that is a page where JSON was promised is thrown', async () => {
    const fetch = answering(() => new Response('<html>', { status: 200 }))
    await expect(clientOf(fetch).call(allSettings)).rejects.toThrow(AnswerUnreadable)
  })
})

describe('a refusal', () => {
  it('in WordPress’s shape is a value', async () => {
    const body = { code: 'price_changed', message: 'Цена изменилась', data: { status: 409, totals: {} } }
    const fetch = answering(() => json(body, { status: 409 }))
    expect(await clientOf(fetch).call(placeOrder)).toEqual({
      ok: false,
      refusal: {
        status: 409,
        code: 'price_changed',
        message: 'Цена изменилась',
        data: { status: 409, totals: {} },
      },
    })
  })

  it.each([
    [502, '<html>Bad Gateway</html>', 'upstream_unavailable'],
    [404, '<html>Not found</html>', 'upstream_unavailable'],
    [503, '', 'upstream_unavailable'],
    [401, '', 'unauthorized'],
    [429, '{}', 'too_many_requests'],
    [418, '', 'upstream_unavailable'],
  ])('%i with the body %j has the code %s', async (status, body, code) => {
    const fetch = answering(() => new Response(body, { status }))
    expect(await clientOf(fetch).call(currentUser)).toMatchObject({ ok: false, refusal: { status, code } })
  })

  it('said with the status of success is still a refusal', async () => {
    const fetch = answering(() => json({ status: 'error', message: 'Неверный токен' }))
    expect(await clientOf(fetch).call(currentUser)).toMatchObject({
      ok: false,
      refusal: { status: 200, code: 'refused', message: 'Неверный токен' },
    })
  })
})

describe('no answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

  it('within ten seconds is a timeout', async () => {
    const failure = failureOf(clientOf(silent).call(allSettings))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const error = await failure
    expect(error).toBeInstanceOf(RequestFailed)
    expect(error).toMatchObject({ reason: 'timeout', message: 'Request aborted due to timeout.' })
  })

  it('within its own time is a timeout also where fetch does not heed the signal', async () => {
    const silent: Fetch = () => new Promise(() => {})
    const failure = failureOf(clientOf(silent, { timeoutMs: 50 }).call(allSettings))
    await vi.advanceTimersByTimeAsync(50)
    expect(await failure).toMatchObject({ reason: 'timeout' })
  })

  it('because a later call of the same endpoint was the latest', async () => {
    const client = clientOf(silent)
    const first = failureOf(client.call(allSettings, { latest: true }))
    const other = failureOf(client.call(allCoupons, { latest: true }))
    const second = failureOf(client.call(allSettings, { latest: true }))
    expect(await first).toMatchObject({
      reason: 'superseded',
      message: 'Request aborted as another request to the same endpoint was initiated.',
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await other).toMatchObject({ reason: 'timeout' })
    expect(await second).toMatchObject({ reason: 'timeout' })
  })

  it('because the caller gave up', async () => {
    const caller = new AbortController()
    const failure = failureOf(clientOf(silent).call(allSettings, { signal: caller.signal }))
    caller.abort()
    expect(await failure).toMatchObject({ reason: 'aborted' })
    const late = failureOf(clientOf(silent).call(allSettings, { signal: caller.signal }))
    expect(await late).toMatchObject({ reason: 'aborted' })
  })

  it('because nobody is there', async () => {
    const nobody: Fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect(await failureOf(clientOf(nobody).call(allSettings))).toMatchObject({ reason: 'network' })
  })

  it('leaves no timer behind when it comes after all', async () => {
    await clientOf(answering(() => json({}))).call(allSettings, { latest: true })
    expect(vi.getTimerCount()).toBe(0)
  })
})
