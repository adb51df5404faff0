import { describe, expect, it } from 'vitest'
import { type Actor, ORDER_STATUSES, type OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import { canCustomerCancel } from './can-customer-cancel.ts'
import { canMove } from './can-move.ts'
import { isFinal } from './is-final.ts'
import { nextStatuses } from './next-statuses.ts'

const types: readonly DeliveryType[] = ['flat_rate', 'local_pickup', 'lounge']
const actors: readonly Actor[] = ['customer', 'operator', 'system']

/** Written out by hand, not derived from the table under test. */
const allowed: readonly (readonly [OrderStatus, OrderStatus, DeliveryType | 'any', readonly Actor[]])[] = [
  ['pending', 'accepted', 'any', ['operator', 'system']],
  ['pending', 'cancelled', 'any', ['customer', 'operator', 'system']],
  ['accepted', 'cooking', 'any', ['operator']],
  ['accepted', 'cancelled', 'any', ['customer', 'operator', 'system']],
  ['cooking', 'ready', 'local_pickup', ['operator']],
  ['cooking', 'ready', 'lounge', ['operator']],
  ['cooking', 'courier', 'flat_rate', ['operator']],
  ['cooking', 'cancelled', 'any', ['operator']],
  ['ready', 'handed', 'any', ['operator']],
  ['courier', 'handed', 'any', ['operator']],
]

describe('canMove', () => {
  it('[O1] allows the moves of the table to their actors and no other move at all', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        for (const type of types) {
          for (const actor of actors) {
            const expected = allowed.some(
              ([f, t, d, by]) => f === from && t === to && (d === 'any' || d === type) && by.includes(actor),
            )
            expect(canMove(from, to, type, actor), `${from} → ${to}, ${type}, ${actor}`).toBe(expected)
          }
        }
      }
    }
  })

  it('[O2] sends a delivery out with a courier and lets the others be fetched', () => {
    expect(nextStatuses('cooking', 'flat_rate', 'operator')).toEqual(['courier', 'cancelled'])
    expect(nextStatuses('cooking', 'local_pickup', 'operator')).toEqual(['ready', 'cancelled'])
    expect(nextStatuses('cooking', 'lounge', 'operator')).toEqual(['ready', 'cancelled'])
  })

  it.each(types)('[O3] reaches every status of its road from waiting for payment: %s', (type) => {
    const reached = new Set<OrderStatus>(['pending'])
    for (const status of reached) {
      for (const actor of actors) for (const next of nextStatuses(status, type, actor)) reached.add(next)
    }
    const elsewhere = type === 'flat_rate' ? 'ready' : 'courier'
    expect([...reached].sort()).toEqual(ORDER_STATUSES.filter((status) => status !== elsewhere).sort())
  })
})

describe('canCustomerCancel', () => {
  it('[O4] lets the customer cancel until the kitchen starts', () => {
    expect(ORDER_STATUSES.filter(canCustomerCancel)).toEqual(['pending', 'accepted'])
  })
})

describe('isFinal', () => {
  it('[O5] ends at handed over and cancelled only', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['handed', 'cancelled'])
  })
})
