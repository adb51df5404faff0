import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Area, Point, Ring } from '../model/place.ts'

/** Edges are inside, those of holes too. */
export function isInArea({ lat, lon }: Point, area: Area): boolean {
  return area.some((rings) => {
    const coordinates = rings.map(closed).filter((ring) => ring.length > 3)
    return coordinates.length > 0 && booleanPointInPolygon([lon, lat], { type: 'Polygon', coordinates })
  })
}

/** Map editors leave the last corner out; an open ring is no polygon to the library and would fail the order. */
function closed(ring: Ring): number[][] {
  const corners = ring.map(([lon, lat]) => [lon, lat])
  const [first] = corners
  const last = corners.at(-1)
  if (!first || !last) return []
  return first[0] === last[0] && first[1] === last[1] ? corners : [...corners, first]
}
