import { describe, expect, it } from 'vitest'
import { createPublicOrigin } from './public-origin.ts'

describe('a shop that was told its name', () => {
  const own = createPublicOrigin('https://shop.example')

  it.each(['shop.example', 'SHOP.example', 'shop.example.', 'shop.example:443', 'shop.example:81'])(
    'takes %s for itself, by whatever port',
    (host) => {
      expect(own.originFor(host)).toBe('https://shop.example')
    },
  )

  it.each(['127.0.0.1:3000', '10.0.0.5', '[::1]:3000', 'localhost', undefined])(
    'answers who asks by address (%s), with links of its name',
    (host) => {
      expect(own.originFor(host)).toBe('https://shop.example')
    },
  )

  it.each([
    'evil.example',
    'shop.example.evil.example',
    'evil-shop.example',
    'www.shop.example',
    'shop.example@evil.example',
    'shop.example/x',
    'shop.example, evil.example',
    '',
    'shop.example:80:80',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ])('is not %s', (host) => {
    expect(own.originFor(host)).toBeNull()
  })

  it('has the port it was told in its links', () => {
    expect(createPublicOrigin('http://shop.example:8080').originFor('shop.example')).toBe(
      'http://shop.example:8080',
    )
  })
})

describe('a shop that was told none', () => {
  const own = createPublicOrigin(null)

  it('has the one it is asked by', () => {
    expect(own.originFor('shop.example:8080')).toBe('http://shop.example:8080')
    expect(own.originFor('[::1]:3000')).toBe('http://[::1]:3000')
    expect(own.originFor(undefined)).toBe('http://localhost')
  })

  it.each(['evil.example/path', 'a b', 'a"onload=', 'user@host', ''])('is never made of %j', (host) => {
    expect(own.originFor(host)).toBe('http://localhost')
  })
})
