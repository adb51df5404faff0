import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../model/order.ts'
import { statusFromWoo, wooStatusOf } from './woo-status.ts'

describe('WooCommerce names', () => {
  it('[O7] are one for each status, in the same order', () => {
    expect(ORDER_STATUSES.map(wooStatusOf)).toEqual([
      'pending',
      'processing',
      'cooking',
      'ready',
      'courier',
      'completed',
      'cancelled',
    ])
  })

  it('[O7] lead back to the status, with and without the prefix wc-', () => {
    for (const status of ORDER_STATUSES) {
      expect(statusFromWoo(wooStatusOf(status))).toBe(status)
      expect(statusFromWoo(`wc-${wooStatusOf(status)}`)).toBe(status)
    }
  })

  it.each(['accepted', 'handed', 'on-hold', 'refunded', '', 'wc-', 'readywc-', 'PENDING', 'toString'])(
    '[O8] do not include %s',
    (name) => {
      expect(statusFromWoo(name)).toBeNull()
    },
  )
})
