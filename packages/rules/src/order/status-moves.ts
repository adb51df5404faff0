import type { Actor, OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'

export interface StatusMove {
  readonly to: OrderStatus
  readonly by: readonly Actor[]
  /** Absent where every delivery type may take this road. */
  readonly types?: readonly DeliveryType[]
}

const anybody = ['customer', 'operator', 'system'] as const

/** The whole life of an order: whatever is not in this table does not happen. */
export const statusMoves = {
  pending: [
    { to: 'accepted', by: ['operator', 'system'] },
    { to: 'cancelled', by: anybody },
  ],
  accepted: [
    { to: 'cooking', by: ['operator'] },
    { to: 'cancelled', by: anybody },
  ],
  cooking: [
    { to: 'ready', by: ['operator'], types: ['local_pickup', 'lounge'] },
    { to: 'courier', by: ['operator'], types: ['flat_rate'] },
    { to: 'cancelled', by: ['operator'] },
  ],
  ready: [{ to: 'handed', by: ['operator'] }],
  courier: [{ to: 'handed', by: ['operator'] }],
  handed: [],
  cancelled: [],
} satisfies Record<OrderStatus, readonly StatusMove[]>
