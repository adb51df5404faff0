import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['BR;q=0.4', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=1.0, br;q=1.0', 'br'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity, *;q=0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %j with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
  expect(negotiateEncoding(header)).toBe(encoding)
})
