import { expect, it } from 'vitest'
import { ORDER_STATUSES } from '../model/order.ts'
import { etaRange } from './eta-range.ts'

it('[O12] is the promised interval until the order is final', () => {
  const promised = { from: new Date('2026-03-06T12:00Z'), to: new Date('2026-03-06T12:30Z') }
  const expected = ORDER_STATUSES.filter((status) => etaRange(status, promised) === promised)
  expect(expected).toEqual(['pending', 'accepted', 'cooking', 'ready', 'courier'])
  expect(etaRange('handed', promised)).toBeNull()
  expect(etaRange('cancelled', promised)).toBeNull()
})
