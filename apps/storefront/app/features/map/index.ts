export { CityMap } from './city-map.tsx'
export type { CityMapProps, MapPoint, PointKind } from './map-view.ts'
