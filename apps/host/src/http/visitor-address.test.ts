import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isPrivateAddress, visitorAddress } from './visitor-address.ts'

const requestFrom = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage

describe('where a visitor comes from', () => {
  it('is the peer itself when it is not ours', () => {
    expect(visitorAddress(requestFrom('203.0.113.9', { 'x-forwarded-for': '198.51.100.1' }))).toBe(
      '203.0.113.9',
    )
  })

  it('is the last stranger before our proxies, whatever he wrote further left', () => {
    const chain = '1.1.1.1, 198.51.100.1, 10.0.0.7'
    expect(visitorAddress(requestFrom('127.0.0.1', { 'x-forwarded-for': chain }))).toBe('198.51.100.1')
  })

  it('is the peer when nobody is told', () => {
    expect(visitorAddress(requestFrom('::1', {}))).toBe('::1')
    expect(visitorAddress(requestFrom('127.0.0.1', { 'x-forwarded-for': ' , ' }))).toBe('127.0.0.1')
  })

  it.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['10.0.0.7, 198.51.100.1:4711', '198.51.100.1'],
    ['1.1.1.1, [2001:db8::9]:4711, 10.0.0.7:80', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[::ffff:198.51.100.1]:4711', '198.51.100.1'],
  ])('is read beside the port that some proxies write: %s', (chain, address) => {
    expect(visitorAddress(requestFrom('127.0.0.1', { 'x-forwarded-for': chain }))).toBe(address)
  })

  it.each([
    'nonsense',
    'unknown',
    '10.0.0.7, _hidden',
    '1.1.1.1, nonsense, 10.0.0.7',
    '0x7f.1',
    '127.0.0.1:x',
  ])('is a stranger where nobody can read it, and no machine of ours: %s', (chain) => {
    const address = visitorAddress(requestFrom('127.0.0.1', { 'x-forwarded-for': chain }))
    expect(address).toBe('unknown')
    expect(isPrivateAddress(address)).toBe(false)
  })
})
