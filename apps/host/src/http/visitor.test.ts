import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorAddress, visitorOrigin } from './visitor.ts'

const asked = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage

describe('the address a visitor typed', () => {
  it('is what the Host header says', () => {
    expect(visitorOrigin(asked('203.0.113.9', { host: 'shop.example:8080' }))).toBe(
      'http://shop.example:8080',
    )
  })

  it('is what our own proxy says', () => {
    const headers = {
      host: '10.0.0.5:3000',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    }
    expect(visitorOrigin(asked('::ffff:10.0.0.2', headers))).toBe('https://shop.example')
  })

  it('is not what a stranger says for a proxy', () => {
    const headers = { host: 'shop.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect(visitorOrigin(asked('203.0.113.9', headers))).toBe('http://shop.example')
  })

  it.each(['evil.example/path', 'a b', 'a"onload=', 'user@host', ''])('is never made of %j', (host) => {
    expect(visitorOrigin(asked('203.0.113.9', { host }))).toBe('http://localhost')
  })

  it('may be an IPv6 address', () => {
    expect(visitorOrigin(asked('203.0.113.9', { host: '[::1]:3000' }))).toBe('http://[::1]:3000')
  })
})

describe('where a visitor comes from', () => {
  it('is the peer itself when it is not ours', () => {
    expect(visitorAddress(asked('203.0.113.9', { 'x-forwarded-for': '198.51.100.1' }))).toBe('203.0.113.9')
  })

  it('is the last stranger before our proxies, whatever he wrote further left', () => {
    const chain = '1.1.1.1, 198.51.100.1, 10.0.0.7'
    expect(visitorAddress(asked('127.0.0.1', { 'x-forwarded-for': chain }))).toBe('198.51.100.1')
  })

  it('is the peer when nobody is told', () => {
    expect(visitorAddress(asked('::1', {}))).toBe('::1')
    expect(visitorAddress(asked('127.0.0.1', { 'x-forwarded-for': 'nonsense' }))).toBe('127.0.0.1')
  })
})
