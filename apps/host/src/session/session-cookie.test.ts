import { expect, it } from 'vitest'
import { createRotatingSeal, createSeal } from './seal.ts'
import { clearedSession, isWornOut, readSession, sessionCookie, signedInCookie } from './session-cookie.ts'

const seal = createSeal('secret')
const NOON = new Date('2026-03-06T12:00:00+03:00')
const DAY = 86_400_000
const later = (ms: number) => new Date(NOON.getTime() + ms)
const anna = { token: 'annas-token', userId: 7 }

it('keeps the session over a round trip through the browser', () => {
  const [pair] = sessionCookie(anna, seal, false, NOON).split(';')
  expect(readSession(`lang=en; ${pair}; theme=dark`, seal, NOON)).toEqual(anna)
})

it('is HttpOnly, Lax and, over https, Secure', () => {
  expect(sessionCookie(anna, seal, false, NOON)).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(sessionCookie(anna, seal, true, NOON)).toMatch(/; Secure$/)
})

it('is cleared under the same name and path', () => {
  expect(clearedSession(false)).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

it('is announced to the page without a word of whose it is', () => {
  expect(signedInCookie(true)).toMatch(/^signed_in=1; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/)
})

it.each([undefined, null, '', 'sid=', 'sid=forged', 'lang=en', 'xsid=1'])('knows nobody by %j', (cookies) => {
  expect(readSession(cookies, seal, NOON)).toBeNull()
})

it('knows nobody by a sealed text that is no session', () => {
  expect(readSession(`sid=${seal.close('{"token":1}')}`, seal, NOON)).toBeNull()
})

it('is nobody by another text of the same seal', () => {
  expect(readSession(`sid=${seal.close('some-browser')}`, seal, NOON)).toBeNull()
})

const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

it('ends after thirty days by itself, whatever the browser keeps', () => {
  const cookie = pairOf(sessionCookie(anna, seal, false, NOON))
  expect(readSession(cookie, seal, later(30 * DAY - 1))).toEqual(anna)
  expect(readSession(cookie, seal, later(30 * DAY))).toBeNull()
})

it('is given anew once a day, and as soon as its key is replaced', () => {
  const cookie = pairOf(sessionCookie(anna, seal, false, NOON))
  expect(isWornOut(cookie, seal, later(DAY))).toBe(false)
  expect(isWornOut(cookie, seal, later(DAY + 1))).toBe(true)
  const rotated = createRotatingSeal(() => ({ inUse: 'new', accepted: ['new', 'secret'] }))
  expect(readSession(cookie, rotated, NOON)).toEqual(anna)
  expect(isWornOut(cookie, rotated, NOON)).toBe(true)
  expect(isWornOut(pairOf(sessionCookie(anna, rotated, false, NOON)), rotated, NOON)).toBe(false)
  const over = createRotatingSeal(() => ({ inUse: 'new', accepted: ['new'] }))
  expect(readSession(cookie, over, NOON)).toBeNull()
})

it('from before it said its end opens, and is given anew', () => {
  const old = `sid=${seal.close(JSON.stringify(anna))}`
  expect(readSession(old, seal, NOON)).toEqual(anna)
  expect(isWornOut(old, seal, NOON)).toBe(true)
})

it.each(['', 'sid=forged', 'lang=en'])('is not given anew to nobody: %j', (cookies) => {
  expect(isWornOut(cookies, seal, NOON)).toBe(false)
})
