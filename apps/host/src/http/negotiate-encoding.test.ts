import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['BR;q=0.4', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %j with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
  expect(negotiateEncoding(header)).toBe(encoding)
})
