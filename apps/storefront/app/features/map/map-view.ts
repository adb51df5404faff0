import type { DeliveryZone, Point } from '@samobranka/rules'

export type PointKind = 'kitchen' | 'pickup' | 'address' | 'courier'

export interface MapPoint {
  readonly key: string
  readonly name: string
  readonly point: Point
  readonly kind: PointKind
  readonly chosen?: boolean
}

/** What a map shows, whoever draws it. */
export interface MapView {
  readonly points: readonly MapPoint[]
  readonly zones: readonly Pick<DeliveryZone, 'id' | 'area' | 'fill' | 'stroke'>[]
  /** A line from stop to stop. */
  readonly route: readonly Point[]
  /** Where to look; null: at everything that is shown. */
  readonly center: Point | null
}

export interface CityMapProps extends Partial<MapView> {
  /** What the map is of, for those who do not see it. */
  readonly label?: string
  /** The map is moved under a pin; where it comes to rest is the answer. */
  readonly onPick?: (point: Point) => void
  readonly onPoint?: (key: string) => void
  readonly className?: string
}

/** Whether other places are shown than before: a map that was left to look at everything looks again. */
export const isElsewhere = (before: MapView, after: MapView): boolean =>
  after.center === null && String(boundsOf(before)) !== String(boundsOf(after))

/** Everything in view, as [west, south, east, north]; null when nothing is. */
export function boundsOf({
  points,
  zones,
  route,
}: MapView): readonly [number, number, number, number] | null {
  const stops = [...points.map(({ point }) => point), ...route].map(({ lon, lat }) => [lon, lat] as const)
  const edges = stops.length > 0 ? [] : zones.flatMap(({ area }) => area.flat(2))
  const all = [...stops, ...edges]
  if (all.length === 0) return null
  const lons = all.map(([lon]) => lon)
  const lats = all.map(([, lat]) => lat)
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]
}
