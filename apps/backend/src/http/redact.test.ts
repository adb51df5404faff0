import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['/system/users?token=abc&lang=ru', '/system/users?token=***&lang=ru'],
  [
    '/wc/v3/orders?consumer_key=ck_1&consumer_secret=cs_2',
    '/wc/v3/orders?consumer_key=***&consumer_secret=***',
  ],
  ['/orders/1?KEY=k#x', '/orders/1?KEY=***#x'],
  ['/a?oauth_signature=s&oauth_nonce=n', '/a?oauth_signature=***&oauth_nonce=***'],
  ['/blog?monkey=1', '/blog?monkey=1'],
])('%s is logged as %s', (url, logged) => {
  expect(redact(url)).toBe(logged)
})
