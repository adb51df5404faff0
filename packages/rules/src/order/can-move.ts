import type { Actor, OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import { nextStatuses } from './next-statuses.ts'

export function canMove(
  from: OrderStatus,
  to: OrderStatus,
  deliveryType: DeliveryType,
  actor: Actor,
): boolean {
  return nextStatuses(from, deliveryType, actor).includes(to)
}
