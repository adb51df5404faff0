import { expect, it } from 'vitest'
import { isPushAddress } from './is-push-address.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (address) => {
  expect(isPushAddress(address, true)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://db.internal/x',
  'https://postgres/x',
  'https://example.com:8443/x',
  'https://user:pass@example.com/x',
  'http://127.0.0.1:9000/x',
  'file:///etc/passwd',
  'nonsense',
  `https://example.com/${'x'.repeat(2_000)}`,
])('%s is not called from production', (address) => {
  expect(isPushAddress(address, true)).toBe(false)
})

it('a push service of one’s own may stand beside the shop outside production', () => {
  expect(isPushAddress('http://127.0.0.1:9000/x', false)).toBe(true)
  expect(isPushAddress('http://10.0.0.1:9000/x', false)).toBe(false)
})
