import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import type { Area, Point, Ring } from '../model/place.ts'

/** Edges are inside, those of holes too. */
export function isInArea({ lat, lon }: Point, area: Area): boolean {
  return area.some((rings) => {
    if (!rings[0]?.length) return false
    const coordinates = rings.filter((ring) => ring.length > 0).map(closed)
    return booleanPointInPolygon([lon, lat], { type: 'Polygon', coordinates })
  })
}

/** Map editors leave the last corner out; an open ring would fail the order, one closed twice harms nothing. */
function closed(ring: Ring): number[][] {
  return [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [lon, lat])
}
