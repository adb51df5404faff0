import type { Domain } from '../../wire/codec.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'

/** What a visitor whose phone nobody has proven may do; 0 of a count is no limit. */
export const guestLimits = noun('GuestLimits', {
  when: ['when', oneOf(['production', 'always', 'never']), 'production'],
  openOrdersOfPhone: ['open_orders_per_phone', units, 5],
  ordersOfAddress: ['orders_per_hour_per_address', units, 60],
  /** Money on receipt above it asks for the phone's code; 0 asks for it always. */
  codeAbove: ['code_above_sum', money, 1_000_000],
  quotesOfAddress: ['quotes_per_minute_per_address', units, 600],
})
export type GuestLimits = Domain<typeof guestLimits>

export const USUAL_GUEST_LIMITS: GuestLimits = {
  when: 'production',
  openOrdersOfPhone: 5,
  ordersOfAddress: 60,
  codeAbove: 1_000_000,
  quotesOfAddress: 600,
}
