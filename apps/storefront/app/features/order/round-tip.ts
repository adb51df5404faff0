import type { Money } from '@samobranka/rules'

const WHOLE = 100
const LEAST = 10 * WHOLE

/** A tip of whole units, as one gives it by hand; a small one stays as it is, or rounding would halve or double it. */
export function roundTip(amount: Money): Money {
  return amount < LEAST ? amount : Math.round(amount / WHOLE) * WHOLE
}
