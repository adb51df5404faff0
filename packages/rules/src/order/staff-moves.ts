import type { OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'

interface StaffMove {
  readonly to: OrderStatus
  /** Absent where every delivery type may take this road. */
  readonly types?: readonly DeliveryType[]
  /** A step that is taken back: it says what was pressed too early. */
  readonly back?: true
  /** Nobody can cook it again for somebody else: stock stays taken, and how much money goes back is chosen. */
  readonly spoilt?: true
}

/** What people of the restaurant may do with an order. Keys and guests go by `statusMoves`. */
const staffMoves = {
  pending: [{ to: 'accepted' }, { to: 'cancelled' }],
  accepted: [{ to: 'cooking' }, { to: 'cancelled' }],
  cooking: [
    { to: 'ready', types: ['local_pickup', 'lounge'] },
    { to: 'courier', types: ['flat_rate'] },
    { to: 'cancelled' },
    { to: 'accepted', back: true },
  ],
  ready: [{ to: 'handed' }, { to: 'cancelled', spoilt: true }, { to: 'cooking', back: true }],
  courier: [{ to: 'handed' }, { to: 'cancelled', spoilt: true }, { to: 'cooking', back: true }],
  handed: [],
  cancelled: [],
} satisfies Record<OrderStatus, readonly StaffMove[]>

/** What people may do with the order from here, in the table's order. */
export function staffMovesFrom(from: OrderStatus, deliveryType: DeliveryType): readonly StaffMove[] {
  const moves: readonly StaffMove[] = staffMoves[from]
  return moves.filter(({ types }) => types?.includes(deliveryType) ?? true)
}

export function staffMove(from: OrderStatus, to: OrderStatus, deliveryType: DeliveryType): StaffMove | null {
  return staffMovesFrom(from, deliveryType).find((move) => move.to === to) ?? null
}
