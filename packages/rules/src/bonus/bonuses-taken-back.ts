import type { Money } from '../model/money.ts'

interface Earned {
  /** What the order earned, and what of it was taken back before. */
  readonly earned: Money
  readonly taken: Money
  /** What was paid for it, and what of that has gone back in all. */
  readonly paid: Money
  readonly refunded: Money
  readonly balance: Money
}

/** How many bonuses of an order are taken back with its money. */
export function bonusesTakenBack({ earned, taken, paid, refunded, balance }: Earned): Money {
  if (paid <= 0) return 0
  const share = Math.floor((earned * Math.min(refunded, paid)) / paid)
  return Math.max(0, Math.min(share - taken, balance))
}
