import { expect, it } from 'vitest'
import { oauthSignature } from './oauth-signature.ts'

const params = [
  ['oauth_consumer_key', 'dpf43f3p2l4k3l03'],
  ['oauth_signature_method', 'HMAC-SHA1'],
  ['oauth_timestamp', '1191242096'],
  ['oauth_nonce', 'kllo9940pd9333jh'],
  ['oauth_version', '1.0'],
  ['file', 'vacation.jpg'],
  ['size', 'original'],
] as const
const request = { method: 'get', url: new URL('http://photos.example.net/photos?file=vacation.jpg'), params }

it('signs as openssl does by hand', () => {
  // printf '%s' "$BASE" | openssl dgst -sha1 -hmac 'kd94hf93k423kf44&' -binary | base64
  expect(oauthSignature(request, 'kd94hf93k423kf44', 'HMAC-SHA1')).toBe('Jg5MXVnexhzMDTv7IBUy3goIGqc=')
})

it('does not depend on the order of the parameters, and does on the method', () => {
  const turned = { ...request, params: params.toReversed() }
  const signed = oauthSignature(request, 's', 'HMAC-SHA256')
  expect(oauthSignature(turned, 's', 'HMAC-SHA256')).toBe(signed)
  expect(oauthSignature(request, 's', 'HMAC-SHA1')).not.toBe(signed)
  expect(oauthSignature({ ...request, method: 'PUT' }, 's', 'HMAC-SHA256')).not.toBe(signed)
})

it('encodes what a browser would leave as it is', () => {
  const odd = { ...request, params: [['search', "it's (a) *test*!"]] as const }
  const plain = { ...request, params: [['search', 'it%27s']] as const }
  expect(oauthSignature(odd, 's', 'HMAC-SHA1')).not.toBe(oauthSignature(plain, 's', 'HMAC-SHA1'))
})
