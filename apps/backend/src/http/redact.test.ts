import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['/system/users?token=abc&lang=ru', '/system/users?token=***&lang=ru'],
  [
    '/wc/v3/orders?page=2&consumer_key=ck_1&consumer_secret=cs_2',
    '/wc/v3/orders?page=2&consumer_key=***&consumer_secret=***',
  ],
  ['/orders/1?KEY=k#x', '/orders/1?KEY=***'],
  ['/a?oauth_signature=s&oauth_nonce=n', '/a?oauth_signature=***&oauth_nonce=***'],
  ['/geo/v1/suggest?q=Садовая%2014&lang=en', '/geo/v1/suggest?q=***&lang=en'],
  ['/geo/v1/locate?lat=57.15&lon=39.4', '/geo/v1/locate?lat=***&lon=***'],
  ['/lk?+79160000001', '/lk?***'],
  ['/api/office/v1/cloudprnt/s3cr3t?token=j1', '/api/office/v1/cloudprnt/***?token=***'],
  ['/menu/pizza', '/menu/pizza'],
  [`/${'a'.repeat(600)}`, `/${'a'.repeat(499)}`],
])('%s is logged as %s', (url, logged) => {
  expect(redact(url)).toBe(logged)
})
