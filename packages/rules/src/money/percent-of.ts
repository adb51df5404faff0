import type { Money } from '../model/money.ts'

const WHOLE = 10_000

/** `percent` is in hundredths of a percent: 1000 is 10 %. Rounded half up. */
export function percentOf(sum: Money, percent: number): Money {
  return Math.floor((sum * percent + WHOLE / 2) / WHOLE)
}

/** The same, rounded down: what the shop promises must never exceed the share. */
export function percentOfDown(sum: Money, percent: number): Money {
  return Math.floor((sum * percent) / WHOLE)
}
