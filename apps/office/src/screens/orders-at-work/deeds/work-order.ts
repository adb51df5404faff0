import {
  acceptOrder,
  type Domain,
  kitchenReady,
  moveOfficeOrder,
  type OrderCard,
  refuseOrder,
  type WorkedOrder,
} from '@samobranka/contract'
import { call } from '../../../api/call.ts'
import type { OrderDeed } from './order-deeds.ts'
import type { PaidAs } from './paid-how.ts'

export type Cancelling = Domain<NonNullable<typeof refuseOrder.body>>

/** What was asked before the deed. */
export interface DeedDetails {
  readonly minutes?: number | null
  readonly paid?: PaidAs | null
  readonly cancelling?: Cancelling
}

/** Asks the server for the deed. */
export function workOrder(order: OrderCard, deed: OrderDeed, details: DeedDetails): Promise<WorkedOrder> {
  const params = { id: order.id }
  switch (deed.kind) {
    case 'accept':
      return call(acceptOrder, { params, body: { minutes: details.minutes ?? null } })
    case 'ready':
      return call(kitchenReady, { params })
    case 'move':
      return call(moveOfficeOrder, {
        params,
        body: { to: deed.to, from: order.status, paid: details.paid ?? null },
      })
    case 'refuse':
    case 'cancel':
      if (!details.cancelling) throw new Error('an order is cancelled for a reason')
      return call(refuseOrder, { params, body: details.cancelling })
  }
}
