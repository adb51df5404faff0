import { expect, it } from 'vitest'
import { ContractRequest, type Surface, toContractRequest } from './contract-request.ts'

const made = async (path: string, init: RequestInit = {}, surface: Surface = 'browser') => {
  const converted = await toContractRequest(new Request(`http://shop.example${path}`, init), surface)
  if (!(converted instanceof ContractRequest))
    return { status: converted.status, ...(await converted.json()) }
  const { pathname, search } = new URL(converted.url)
  return { at: pathname + search, type: converted.headers.get('content-type'), body: await converted.text() }
}
const posted = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

it('values are the contract’s as well as names', async () => {
  expect(await made('/wp-json/wc/v2/orders?customer=%2007&per_page=10.0&page=2')).toMatchObject({
    at: '/wp-json/wc/v2/orders?customer=7&page=2&per_page=10',
  })
  expect(await made('/wp-json/geo/v1/suggest?q=%D1%83%D0%BB+5%27%26a=b%3Bc')).toMatchObject({
    at: '/wp-json/geo/v1/suggest?q=%D1%83%D0%BB%205%27%26a%3Db%3Bc',
  })
})

it('what is not declared is refused by its name, and what is harmless is left out', async () => {
  expect(await made('/wp-json/wc/v2/orders?customer=7&user.id=8')).toMatchObject({
    status: 400,
    code: 'invalid_body',
    data: { faults: [{ path: 'user.id' }] },
  })
  expect(await made('/wp-json/wc/v2/orders?customer=7&customer=8')).toMatchObject({ status: 400 })
  expect(await made('/wp-json/restoran/v1/gallery/3?lang=en&t=1&nocache=2')).toMatchObject({
    at: '/wp-json/restoran/v1/gallery/3',
  })
})

it('a refusal is said in the caller’s language', async () => {
  expect(await made('/wp-json/v1/redirects?_method=DELETE&lang=en')).toMatchObject({
    message: 'There is a mistake in the request: _method: not a parameter of this call',
  })
})

it('a body holds what the contract names, also where names are those of every object', async () => {
  const body =
    '{"name":"Анна","phone":"+7","message":"\\ud800!","__proto__":{"a":1},"constructor":{"b":1},"role":"c"}'
  expect(await made('/wp-json/contacts/v1/messages', posted(body))).toEqual({
    at: '/wp-json/contacts/v1/messages',
    type: 'application/json',
    body: '{"name":"Анна","phone":"+7","message":"\ufffd!"}',
  })
})

it('what the storefront sends of a cart is not lost', async () => {
  const cart = {
    cart_total: '590.00',
    delivery_type: 'flat_rate',
    customer_id: null,
    cart_items: {
      10: {
        product: { id: 10, name: 'Маргарита' },
        quantity: 2,
        variation: 12,
        variation_data: { size: 'L' },
        price: '295.00',
      },
    },
    take_date: null,
    coupons: ['ВЕСНА'],
    time_from: '12:00',
    time_to: '12:30',
    meta_data: [{ key: 'stock_id', value: 1 }],
  }
  const { body } = await made('/wp-json/wc/v3/coupons/autoapply', posted(cart))
  expect(JSON.parse(body)).toEqual(cart)
})

it('a form comes and goes as one where a call takes forms, and nowhere else', async () => {
  const form = posted('socket_id=1.2&channel_name=a&rest_route=/wc/v3/customers', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(await made('/wp-json/realtime/v1/auth', form)).toEqual({
    at: '/wp-json/realtime/v1/auth',
    type: 'application/x-www-form-urlencoded',
    body: 'socket_id=1.2&channel_name=a',
  })
  expect(await made('/wp-json/wc/auth/send_code', form)).toMatchObject({ status: 415 })
})

it('a bank’s webhook passes as it was signed, from nobody but a bank', async () => {
  const webhook = posted('{ "a": [1,  2] }')
  const path = '/wp-json/payments/yookassa/webhook'
  expect(await made(path, webhook, 'integrator')).toMatchObject({ at: path, body: '{ "a": [1,  2] }' })
  expect(await made(path, webhook, 'browser')).toMatchObject({ status: 404 })
})

it('an integrator brings credentials in the query, each name once', async () => {
  const path = '/wp-json/wc/v3/orders?page=2&consumer_key=ck&consumer_secret=cs'
  expect(await made(path, {}, 'integrator')).toMatchObject({ at: path })
  expect(await made(path)).toMatchObject({ status: 400 })
  expect(await made(`${path}&consumer_key=other`, {}, 'integrator')).toMatchObject({ status: 400 })
  expect(await made(`${path}&oauth_body=1`, {}, 'integrator')).toMatchObject({ status: 400 })
})

it.each([
  ['GET', '/wp-json/wc/v3/customers', 404],
  ['GET', '/wp-json/wc/v3/orders/7%2Fnotes', 404],
  ['GET', '/wp-json/wc/v3/orders/%252e%252e', 404],
  ['DELETE', '/wp-json/wc/v3/orders/7', 405],
  ['PUT', '/wp-content/uploads/a.jpg', 405],
])('%s %s is no call', async (method, path, status) => {
  expect(await made(path, { method })).toMatchObject({ status })
})

it('a picture needs no parameters of a cache', async () => {
  expect(await made('/wp-content/uploads/a.jpg?ver=6.2&rest_route=/wc/v3/customers')).toMatchObject({
    at: '/wp-content/uploads/a.jpg',
  })
})
