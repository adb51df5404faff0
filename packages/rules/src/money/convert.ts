import type { Currency } from '../model/currency.ts'
import type { Money } from '../model/money.ts'
import { BILLION, billionths } from './decimal.ts'
import { divideHalfUp } from './divide-half-up.ts'

/** Minor units in one unit of the currency that orders are charged in. */
export const MINOR_UNITS = 100

/** The sum in the currency's own smallest units, half up. The currency of charge is never changed by showing it. */
export function convert(sum: Money, currency: Currency): number {
  if (currency.isDefault) return sum
  const numerator = BigInt(sum) * billionths(currency.rate) * 10n ** BigInt(currency.decimals)
  return divideHalfUp(numerator, BigInt(MINOR_UNITS) * BILLION)
}
