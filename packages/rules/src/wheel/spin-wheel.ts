import type { WheelSector } from '../model/loyalty.ts'

/** The sector where a number from 0 (included) to 1 (excluded) stops; null when no sector can be won. */
export function spinWheel(sectors: readonly WheelSector[], random: number): WheelSector | null {
  const winnable = sectors.filter(({ weight }) => weight > 0)
  const point = random * winnable.reduce((sum, { weight }) => sum + weight, 0)
  let edge = 0
  for (const sector of winnable) {
    edge += sector.weight
    if (point < edge) return sector
  }
  // Sums of fractional weights may end a hair before the point; the last sector owns that hair.
  return winnable.at(-1) ?? null
}
