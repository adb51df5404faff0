import { expect, it } from 'vitest'
import { browserCookie, newBrowser, readBrowser } from './browser-cookie.ts'
import { createSeal } from './seal.ts'
import { readSession, sessionCookie } from './session-cookie.ts'

const seal = createSeal('secret')
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

it('knows a browser again by what it carries', () => {
  const browser = newBrowser()
  expect(Buffer.from(browser, 'base64url')).toHaveLength(16)
  expect(newBrowser()).not.toBe(browser)
  const cookie = browserCookie(browser, seal, false)
  expect(cookie).not.toContain(browser)
  expect(readBrowser(`lang=en; ${pairOf(cookie)}`, seal)).toBe(browser)
})

it('is HttpOnly, Lax and, over https, Secure', () => {
  expect(browserCookie('a', seal, false)).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(browserCookie('a', seal, true)).toMatch(/; Secure$/)
})

it.each([undefined, '', 'browser=', 'browser=forged', 'xbrowser=1'])('knows no browser by %j', (cookies) => {
  expect(readBrowser(cookies, seal)).toBeNull()
})

const NOON = new Date('2026-03-06T12:00:00+03:00')

it('takes neither a session for a browser nor a browser for a session', () => {
  const session = pairOf(sessionCookie({ token: 't', userId: 7 }, seal, false, NOON))
  expect(readBrowser(session.replace('sid=', 'browser='), seal)).toBeNull()
  const browser = pairOf(browserCookie('a', seal, false))
  expect(readSession(browser.replace('browser=', 'sid='), seal, NOON)).toBeNull()
})
