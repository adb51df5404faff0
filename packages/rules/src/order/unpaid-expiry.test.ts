import { describe, expect, it } from 'vitest'
import { unpaidExpiry } from './unpaid-expiry.ts'

const createdAt = new Date('2026-03-06T12:00:00Z')
const at = (iso: string) => new Date(iso)

describe('unpaid expiry', () => {
  it('[O9] comes after pending_order_cansel_time seconds, 1800 where it is absent', () => {
    expect(unpaidExpiry(createdAt, null)).toEqual(at('2026-03-06T12:30:00Z'))
    expect(unpaidExpiry(createdAt, 60)).toEqual(at('2026-03-06T12:01:00Z'))
    expect(unpaidExpiry(createdAt, 0)).toEqual(createdAt)
  })
})
