import type { StockLeft } from '../../stock/stock-ledger.ts'
import type { NewOrder } from './new-order.ts'
import type { Placement } from './placement.ts'

/** What every order writes: its goods out of the stock, the key, itself, lines, history, what is to be paid. */
export interface PutOrder {
  /** With its number. */
  readonly order: NewOrder
  readonly placement: Placement
}

/**
 * What is left of the goods. `short` when goods are missing or counted otherwise than was expected, `repeated` when a key
 * has an order, `limited` when a visitor has enough of them or, on PostgreSQL, his key has one.
 */
export type PutAnswer = readonly StockLeft[] | 'short' | 'repeated' | 'limited'
