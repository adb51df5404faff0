import type { Actor, OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import { type StatusMove, statusMoves } from './status-moves.ts'

/** Where this actor may take the order from here, in the table's order. */
export function nextStatuses(
  from: OrderStatus,
  deliveryType: DeliveryType,
  actor: Actor,
): readonly OrderStatus[] {
  const moves: readonly StatusMove[] = statusMoves[from]
  return moves
    .filter((move) => move.by.includes(actor) && (move.types?.includes(deliveryType) ?? true))
    .map((move) => move.to)
}
