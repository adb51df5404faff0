import type { Money } from '../model/money.ts'

/** What the guest gave for an order when it was handed over. */
interface Paid {
  readonly cash: Money | null
  readonly card: Money | null
  readonly change: Money | null
}

export interface Receipt {
  readonly cash: Money
  readonly card: Money
  readonly change: Money
}

/**
 * How the order was paid, in sums that make what was owed; null where they do not. Cash that says nothing of its change
 * is change to the kopeck: a drawer is not short because somebody typed the note he was given.
 */
export function receiptOf(owed: Money, paid: Paid): Receipt | null {
  const card = paid.card ?? 0
  const cash = paid.cash ?? 0
  const change = paid.change ?? Math.max(0, cash + card - owed)
  if (card > owed || change > cash) return null
  return cash + card - change === owed ? { cash, card, change } : null
}

/** Where nobody said anything, it was paid as the guest had chosen. */
export function usualReceipt(owed: Money, isByCard: boolean): Receipt {
  return isByCard ? { cash: 0, card: owed, change: 0 } : { cash: owed, card: 0, change: 0 }
}
