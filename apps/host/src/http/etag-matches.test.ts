import { describe, expect, it } from 'vitest'
import { etagMatches } from './etag-matches.ts'

describe('If-None-Match', () => {
  it.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"b", W/"a"', 'W/"a"', true],
    ['*', '"a"', true],
    ['"b"', '"a"', false],
    ['a', '"a"', false],
    [undefined, '"a"', false],
  ])('%s against %s: %s', (given, etag, known) => {
    expect(etagMatches(given, etag)).toBe(known)
  })
})
