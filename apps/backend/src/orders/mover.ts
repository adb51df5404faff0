import { type Actor, canMove, type DeliveryType, type OrderStatus, staffMove } from '@samobranka/rules'
import type { MoneyBack } from '../payments/return-money.ts'

/** Guests, keys and the shop itself go by one table of moves, people of the restaurant by their own. */
export type Mover = Actor | 'staff'

export function mayMove(from: OrderStatus, to: OrderStatus, type: DeliveryType, mover: Mover): boolean {
  return mover === 'staff' ? staffMove(from, to, type) !== null : canMove(from, to, type, mover)
}

/** Why an order is no more, and what its guest has back. */
export interface Ending {
  /** A name of the list of reasons. */
  readonly reason: string
  /** What the guest reads; empty for nothing. */
  readonly words: string
  readonly money: MoneyBack
}
