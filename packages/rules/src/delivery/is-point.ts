import type { Point } from '../model/place.ts'

/** Zero latitude and longitude are what an empty form becomes, not a place to deliver to. */
export function isPoint({ lat, lon }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0)
}
