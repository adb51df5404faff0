import type { Money } from '../model/money.ts'

/** Everything that moved cash of one drawer between its opening and its counting. */
export interface DrawerCash {
  /** What lay in it when it was opened. */
  readonly float: Money
  readonly paidIn: Money
  readonly paidOut: Money
  /** Taken from guests, and what they were given back of it at once. */
  readonly taken: Money
  readonly change: Money
  readonly refunds: Money
}

/** What must lie in the drawer. Below zero more was taken out than was ever put in: somebody forgot to write it down. */
export function expectedCash({ float, paidIn, paidOut, taken, change, refunds }: DrawerCash): Money {
  return float + paidIn - paidOut + taken - change - refunds
}

/** What is over, and below zero what is missing. */
export function drawerDifference(cash: DrawerCash, counted: Money): Money {
  return counted - expectedCash(cash)
}
