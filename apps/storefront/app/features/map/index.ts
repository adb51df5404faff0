export { CityMap, NearMap } from './city-map.tsx'
export type { MapPoint } from './map-view.ts'
export { useHasMap } from './use-has-map.ts'
