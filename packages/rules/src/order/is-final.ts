import type { OrderStatus } from '../model/order.ts'
import { statusMoves } from './status-moves.ts'

export function isFinal(status: OrderStatus): boolean {
  return statusMoves[status].length === 0
}
