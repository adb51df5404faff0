import type { Point } from '@samobranka/rules'

/** Beyond this a house says nothing about the point any more. */
const REACH_METRES = 500
const METRES_PER_DEGREE = 111_320

export function nearest<T extends Point>(places: readonly T[], point: Point): T | null {
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  let best: T | null = null
  let bestDistance = (REACH_METRES / METRES_PER_DEGREE) ** 2
  for (const place of places) {
    const distance = (place.lat - point.lat) ** 2 + ((place.lon - point.lon) * shrink) ** 2
    if (distance <= bestDistance) {
      best = place
      bestDistance = distance
    }
  }
  return best
}
