import type { Caller } from '../http/caller.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { OrderRow } from './order-record.ts'

type Owned = Pick<OrderRow, 'customer_id' | 'key'>

/** By the customer's own session, or by the key that its placer alone was given. */
export function ownsOrder(order: Owned, caller: Caller, key: string | null): boolean {
  const isCustomer = caller.kind === 'customer' && caller.customerId === order.customer_id
  return isCustomer || (key !== null && isSameSecret(key, order.key))
}

/** Why the caller may not change the order; null when he may. */
export function refuseStranger(order: Owned, caller: Caller, key: string | null): Refusal | null {
  if (ownsOrder(order, caller, key)) return null
  return caller.kind === 'customer' || key !== null ? refuse(403, 'forbidden') : refuse(401, 'unauthorized')
}
