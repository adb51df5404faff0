/** An exact fraction to the nearest whole number; a half goes up (towards more for both signs: −0.5 is 0). */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator
  const divisor = 2n * denominator
  const quotient = doubled / divisor
  // bigint division cuts towards zero, which is up for negatives: half-up needs the floor.
  return Number(quotient * divisor > doubled ? quotient - 1n : quotient)
}
