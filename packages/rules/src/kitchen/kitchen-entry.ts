import type { OrderStatus } from '../model/order.ts'

interface TakenOrder {
  readonly status: OrderStatus
  /** When somebody took it; null while nobody has. */
  readonly acceptedAt: Date | null
  /** When its kitchen begins; null for one that is wanted at once. */
  readonly startsAt: Date | null
}

/** Since when the order is the kitchen's, or from when it will be; null where it is not to be cooked (yet). */
export function kitchenEntry({ status, acceptedAt, startsAt }: TakenOrder): Date | null {
  if (status !== 'accepted' && status !== 'cooking') return null
  if (acceptedAt === null) return null
  // Whoever moved it to cooking did not wait for its time.
  if (status === 'cooking' || startsAt === null) return acceptedAt
  return startsAt > acceptedAt ? startsAt : acceptedAt
}
