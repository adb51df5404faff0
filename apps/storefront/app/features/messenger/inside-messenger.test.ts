import { expect, it } from 'vitest'
import { isInsideMessenger } from './inside-messenger.ts'

const browser = { hash: '', remembered: null, hasProxy: false }

it('is not where nothing says so', () => {
  expect(isInsideMessenger(browser)).toBe(false)
  expect(isInsideMessenger({ ...browser, hash: '#menu', remembered: '{}' })).toBe(false)
})

it.each([
  ['the address', { ...browser, hash: '#tgWebAppData=x&tgWebAppVersion=7.0' }],
  ['the messenger’s own window', { ...browser, hasProxy: true }],
  ['what was kept from an earlier page', { ...browser, remembered: '{"tgWebAppVersion":"7.0"}' }],
])('is known by %s', (_, signs) => {
  expect(isInsideMessenger(signs)).toBe(true)
})
