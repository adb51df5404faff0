import { isPrivate } from '@samobranka/storefront/worker/request-kind.ts'
import { describe, expect, it } from 'vitest'
import { cacheControl, keyCookies, keyUrl, pageKey } from './page-key.ts'

describe('caching', () => {
  it.each([
    ['/', 200, 'public, s-maxage=180, stale-while-revalidate=180'],
    ['/menu/pizza', 200, 'public, s-maxage=180, stale-while-revalidate=180'],
    ['/menu/pizza.data', 200, 'public, max-age=0, s-maxage=180'],
    ['/orders-by-phone', 200, 'public, s-maxage=180, stale-while-revalidate=180'],
    ['/lk', 302, 'private, no-store'],
    ['/lk/orders', 200, 'private, no-store'],
    ['/lk/orders.data', 200, 'private, no-store'],
    ['/order/7f3a', 200, 'private, no-store'],
    ['/', 503, 'private, no-store'],
    ['/no/such/page', 404, 'no-cache'],
  ])('%s with %i: %s', (path, status, header) => {
    expect(cacheControl(path, status)).toBe(header)
  })

  it.each(['/', '/lk', '/lk.data', '/lk/orders', '/order/7f3a.data', '/orders-by-phone', '/menu/lk'])(
    "%s is a customer's own to the service worker as it is here",
    (path) => {
      expect(isPrivate(`https://shop.example${path}`)).toBe(cacheControl(path, 200).startsWith('private'))
    },
  )
})

const parameters = new Set(['product', 'lang', 'attr'])
const names = new Set(['lang', 'currency', 'page_type', 'place'])

describe("a page's key", () => {
  const key = (origin: string, cookies: string | undefined) =>
    pageKey({ origin, url: '/', cookies }, { parameters, cookies: names })

  it('holds the choices a page depends on, in whatever order they come', () => {
    const one = key('http://a', 'currency=EUR; lang=en')
    expect(key('http://a', 'lang=en; currency=EUR')).toBe(one)
    expect(key('http://a', 'lang=de; currency=EUR')).not.toBe(one)
  })

  it('holds no session and nothing of other cookies', () => {
    expect(key('http://a', 'sid=secret; _ga=1; theme=dark')).toBe(key('http://a', 'sid=another'))
  })

  it('holds the address the visitor typed, since links of the page are made of it', () => {
    expect(key('http://a', undefined)).not.toBe(key('http://b', undefined))
  })
})

describe('of the cookies', () => {
  it.each([
    ['sid=1; lang=en; theme=dark', 'lang=en'],
    ['place=flat_rate.1.3;lang=en', 'lang=en; place=flat_rate.1.3'],
    ['  lang=en  ;; ;currency=EUR', 'currency=EUR; lang=en'],
    ['currency=a=b', 'currency=a=b'],
    ['flag; lang=en', 'lang=en'],
    ['lang; slang=1; lange=2; LANG=3', ''],
    [' ; ', ''],
    [null, ''],
  ])('%j a page sees %j', (cookies, expected) => {
    expect(keyCookies(cookies, names)).toBe(expected)
  })
})

describe('an address', () => {
  it.each([
    ['/menu', '/menu'],
    ['/menu?utm_source=vk&utm_medium=cpc', '/menu'],
    ['/menu?product=5&yclid=9&lang=en', '/menu?product=5&lang=en'],
    ['/menu?', '/menu'],
    ['/menu?langs=1', '/menu'],
    ['/menu?made=up&lang=en', '/menu?lang=en'],
    ['/menu?attr=a&attr=b', '/menu?attr=a&attr=b'],
    ['/menu?%6Cang=en', '/menu?%6Cang=en'],
    ['/menu?lang', '/menu?lang'],
  ])('%s is read as %s: what no page depends on changes nothing', (url, expected) => {
    expect(keyUrl(url, parameters)).toBe(expected)
  })
})
