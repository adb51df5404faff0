import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'
import { clearedSession, readSession, sessionCookie, signedInCookie } from './session-cookie.ts'

const seal = createSeal('secret')
const anna = { token: 'annas-token', userId: 7 }

it('keeps the session over a round trip through the browser', () => {
  const [pair] = sessionCookie(anna, seal, false).split(';')
  expect(readSession(`lang=en; ${pair}; theme=dark`, seal)).toEqual(anna)
})

it('is HttpOnly, Lax and, over https, Secure', () => {
  expect(sessionCookie(anna, seal, false)).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(sessionCookie(anna, seal, true)).toMatch(/; Secure$/)
})

it('is cleared under the same name and path', () => {
  expect(clearedSession(false)).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

it('is announced to the page without a word of whose it is', () => {
  expect(signedInCookie(true)).toMatch(/^signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/)
})

it.each([undefined, null, '', 'sid=', 'sid=forged', 'lang=en', 'xsid=1'])('knows nobody by %j', (cookies) => {
  expect(readSession(cookies, seal)).toBeNull()
})

it('knows nobody by a sealed text that is no session', () => {
  expect(readSession(`sid=${seal.close('{"token":1}')}`, seal)).toBeNull()
})
