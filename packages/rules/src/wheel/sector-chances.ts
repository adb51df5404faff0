import type { WheelSector } from '../model/loyalty.ts'
import { allocate } from '../money/allocate.ts'

const WHOLE = 10_000
const WEIGHT_PLACES = 1_000_000

/** The chance of each sector in hundredths of a percent; together exactly 100 %. */
export function sectorChances(sectors: readonly Pick<WheelSector, 'weight'>[]): number[] {
  return allocate(
    WHOLE,
    sectors.map(({ weight }) => Math.round(Math.max(0, weight) * WEIGHT_PLACES)),
  )
}
