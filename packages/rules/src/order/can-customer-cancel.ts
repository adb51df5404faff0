import type { OrderStatus } from '../model/order.ts'
import { type StatusMove, statusMoves } from './status-moves.ts'

export function canCustomerCancel(status: OrderStatus): boolean {
  const moves: readonly StatusMove[] = statusMoves[status]
  return moves.some((move) => move.to === 'cancelled' && move.by.includes('customer'))
}
