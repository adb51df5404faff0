export { CityMap, NearMap } from './city-map.tsx'
export type { CityMapProps, MapPoint, PointKind } from './map-view.ts'
export { useHasMap } from './use-has-map.ts'
