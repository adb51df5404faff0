import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../model/order.ts'
import { isUnpaidExpired, unpaidExpiry } from './unpaid-expiry.ts'

const createdAt = new Date('2026-03-06T12:00:00Z')
const at = (iso: string) => new Date(iso)

describe('unpaid expiry', () => {
  it('[O9] comes after pending_order_cansel_time seconds, 1800 where it is absent', () => {
    expect(unpaidExpiry(createdAt, null)).toEqual(at('2026-03-06T12:30:00Z'))
    expect(unpaidExpiry(createdAt, 60)).toEqual(at('2026-03-06T12:01:00Z'))
    expect(unpaidExpiry(createdAt, 0)).toEqual(createdAt)
  })

  it('[O9] is reached at its very instant', () => {
    const order = { status: 'pending', createdAt } as const
    expect(isUnpaidExpired(order, null, at('2026-03-06T12:29:59.999Z'))).toBe(false)
    expect(isUnpaidExpired(order, null, at('2026-03-06T12:30:00Z'))).toBe(true)
    expect(isUnpaidExpired(order, null, at('2026-03-07T12:30:00Z'))).toBe(true)
  })

  it('[O9] concerns orders that wait for payment only', () => {
    const late = at('2026-03-07T12:00:00Z')
    const expired = ORDER_STATUSES.filter((status) => isUnpaidExpired({ status, createdAt }, null, late))
    expect(expired).toEqual(['pending'])
  })
})
