import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorAddress } from './visitor.ts'

const asked = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage

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
