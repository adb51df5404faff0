import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Area, Point, Ring } from '../model/place.ts'

interface Polygon {
  readonly type: 'Polygon'
  readonly coordinates: number[][][]
}

const drawn = new WeakMap<Area, readonly Polygon[]>()

/** Edges are inside, those of holes too. */
export function isInArea({ lat, lon }: Point, area: Area): boolean {
  return polygonsOf(area).some((polygon) => booleanPointInPolygon([lon, lat], polygon))
}

/** Drawn once for an area: every address is held against all of them. */
function polygonsOf(area: Area): readonly Polygon[] {
  const known = drawn.get(area)
  if (known) return known
  const polygons = area
    .filter((rings) => rings[0]?.length)
    .map((rings): Polygon => {
      const coordinates = rings.filter((ring) => ring.length > 0).map(closed)
      return { type: 'Polygon', coordinates }
    })
  drawn.set(area, polygons)
  return polygons
}

/** Map editors leave the last corner out; an open ring would fail the order, one closed twice harms nothing. */
function closed(ring: Ring): number[][] {
  return [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [lon, lat])
}
