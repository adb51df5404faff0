import { describe, expect, it } from 'vitest'
import { isPrivate, pageOf, requestKind } from './request-kind.ts'

const shop = 'https://shop.example'
const kind = (path: string, mode = 'cors', method = 'GET') =>
  requestKind({ method, mode, url: new URL(path, shop).href }, shop)

describe('what the worker has a say in', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/menu/pizza?product_id=5', 'navigate', 'page'],
    ['/menu/pizza.data?_routes=root', 'cors', 'data'],
    ['/assets/root-1.js', 'cors', 'asset'],
    ['/images/a-480.avif', 'no-cors', 'picture'],
    ['/api/wp-json/v1/all_settings', 'cors', null],
    ['/payments/sandbox/1', 'navigate', null],
    ['/_dev/outbox', 'navigate', null],
    ['/office', 'navigate', null],
    ['/office/orders/4017', 'navigate', null],
    ['/office/assets/main-1.js', 'no-cors', null],
    ['/office-catering', 'navigate', 'page'],
    ['/manifest.webmanifest', 'cors', null],
    ['https://elsewhere.example/', 'navigate', null],
  ])('%s (%s): %s', (path, mode, expected) => {
    expect(kind(path, mode)).toBe(expected)
  })

  it('is no writing', () => {
    expect(kind('/menu/pizza', 'navigate', 'POST')).toBeNull()
  })
})

it.each([
  ['/lk', true],
  ['/lk/orders.data', true],
  ['/lk.data', true],
  ['/order/7f', true],
  ['/orders-by-phone', false],
  ['/menu/lk', false],
])('%s is a customer’s own: %s', (path, expected) => {
  expect(isPrivate(shop + path)).toBe(expected)
})

it.each([
  ['/_root.data', '/'],
  ['/menu/pizza.data?lang=en&_routes=root', '/menu/pizza?lang=en'],
])('%s is the data of %s', (data, page) => {
  expect(pageOf(shop + data)).toBe(page)
})
