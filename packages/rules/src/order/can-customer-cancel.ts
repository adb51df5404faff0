import type { OrderStatus } from '../model/order.ts'
import { type StatusMove, statusMoves } from './status-moves.ts'

export function canCustomerCancel(status: OrderStatus): boolean {
  const moves: readonly StatusMove[] = statusMoves[status]
  return moves.find((move) => move.to === 'cancelled')?.by.includes('customer') ?? false
}
