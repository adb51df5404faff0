import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../model/order.ts'
import { BOARD_REGIONS, boardRegion } from './board-region.ts'

const noon = new Date('2026-03-06T12:00:00Z')
const evening = new Date('2026-03-06T18:00:00Z')

const at = (status: OrderStatus, more: Partial<Parameters<typeof boardRegion>[0]> = {}, now = noon) =>
  boardRegion({ status, isAccepted: true, startsAt: null, isKitchenReady: false, ...more }, now)

describe('boardRegion', () => {
  it('[O20] is new while nobody has taken an accepted order, whenever it is wanted', () => {
    expect(at('accepted', { isAccepted: false })).toBe('new')
    expect(at('accepted', { isAccepted: false, startsAt: evening })).toBe('new')
    expect(at('accepted')).toBe('accepted')
    expect(at('pending', { isAccepted: false })).toBe('unpaid')
  })

  it('[O21] keeps an order for later apart until the very minute its kitchen begins', () => {
    expect(at('accepted', { startsAt: evening })).toBe('later')
    expect(at('accepted', { startsAt: evening }, evening)).toBe('accepted')
    expect(at('cooking', { startsAt: evening })).toBe('cooking')
  })

  it('[O22] shows a delivery that is cooked as ready, until it leaves', () => {
    expect(at('cooking', { isKitchenReady: true })).toBe('ready')
    expect(at('courier', { isKitchenReady: true })).toBe('courier')
    expect(at('ready')).toBe('ready')
    expect([at('handed'), at('cancelled')]).toEqual(['finished', 'finished'])
  })

  it('[O20] names every column of the board', () => {
    expect(BOARD_REGIONS).toHaveLength(8)
  })
})
