import type { Point } from '../model/place.ts'

const EARTH_RADIUS_METRES = 6_371_008.8

/** Along the great circle. */
export function distanceMetres(a: Point, b: Point): number {
  const lat = radians(b.lat - a.lat)
  const lon = radians(b.lon - a.lon)
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
