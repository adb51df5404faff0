import { expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

function added(secure: boolean, own: Record<string, string> = {}): Record<string, string> {
  const headers = new Headers(own)
  addSecurityHeaders(headers, secure)
  return Object.fromEntries(headers)
}

it('a page is what it says, tells other sites no path, and asks for no camera or microphone', () => {
  expect(added(false)).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  })
})

it('who came over https goes on doing so for a year', () => {
  expect(added(true)['strict-transport-security']).toBe('max-age=31536000')
})

it('a page that tells less of where it was keeps to that', () => {
  expect(added(false, { 'referrer-policy': 'no-referrer' })['referrer-policy']).toBe('no-referrer')
})
