const PLACES = 1e9

/** The denominator of `billionths`. */
export const BILLION = 1_000_000_000n

/**
 * A decimal factor from settings (a rate, a multiplier) as an exact number of billionths.
 * 1.15 × 100 is 114.99999999999999 in floats: half-up would lose a kopeck.
 */
export function billionths(value: number): bigint {
  return BigInt(Math.round(value * PLACES))
}
