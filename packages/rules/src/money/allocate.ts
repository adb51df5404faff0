import type { Money } from '../model/money.ts'

/**
 * Splits `sum` in proportion to `weights` by largest remainder: every part is its exact share rounded down
 * or up, and the parts add up to the sum. Equal remainders go to the earlier part.
 */
export function allocate(sum: Money, weights: readonly number[]): Money[] {
  const whole = BigInt(weights.reduce((total, weight) => total + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  // Money × money leaves the exact range of floats from about 950 000 ₽ on.
  const shares = weights.map((weight) => BigInt(sum) * BigInt(weight))
  const parts = shares.map((share) => Number(share / whole))
  const left = sum - parts.reduce((total, part) => total + part, 0)
  shares
    .map((share, index) => ({ remainder: share % whole, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .slice(0, left)
    .forEach(({ index }) => {
      parts[index] = (parts[index] as number) + 1
    })
  return parts
}
