import type { OrderStatus } from '../model/order.ts'

/** The columns of the board, left to right. */
export const BOARD_REGIONS = [
  'unpaid',
  'new',
  'later',
  'accepted',
  'cooking',
  'ready',
  'courier',
  'finished',
] as const
export type BoardRegion = (typeof BOARD_REGIONS)[number]

interface WorkedOrder {
  readonly status: OrderStatus
  /** Whether somebody has taken it. */
  readonly isAccepted: boolean
  /** When its kitchen begins; null for one that is wanted at once. */
  readonly startsAt: Date | null
  /** A delivery that is cooked and waits for its courier. */
  readonly isKitchenReady: boolean
}

/** Where on the board an order stands at that instant. */
export function boardRegion(order: WorkedOrder, now: Date): BoardRegion {
  const { status, isAccepted, startsAt, isKitchenReady } = order
  switch (status) {
    case 'pending':
      return 'unpaid'
    case 'accepted':
      if (!isAccepted) return 'new'
      return startsAt !== null && now < startsAt ? 'later' : 'accepted'
    case 'cooking':
      return isKitchenReady ? 'ready' : 'cooking'
    case 'handed':
    case 'cancelled':
      return 'finished'
    default:
      return status
  }
}
