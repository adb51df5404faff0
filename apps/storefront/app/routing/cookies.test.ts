import { expect, it } from 'vitest'
import { readCookie } from './cookies.ts'

it('reads the cookie of exactly that name', () => {
  expect(readCookie('xlang=de; lang=en; lang2=fr', 'lang')).toBe('en')
  expect(readCookie('theme=dark', 'lang')).toBeNull()
  expect(readCookie('', 'lang')).toBeNull()
})

it('reads what was written encoded, and what was not', () => {
  expect(readCookie('place=%7B%22a%22%3A1%7D', 'place')).toBe('{"a":1}')
  expect(readCookie('place=100%', 'place')).toBe('100%')
})
