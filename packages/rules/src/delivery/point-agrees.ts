import type { Point } from '../model/place.ts'
import { distanceMetres } from './distance-metres.ts'

const FARTHEST_METRES = 300

/** Whether the point on the map can be the address that the geocoder found. */
export function pointAgrees(point: Point, located: Point): boolean {
  return distanceMetres(point, located) <= FARTHEST_METRES
}
