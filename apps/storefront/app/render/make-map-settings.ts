import type { Settings } from '@samobranka/contract'
import type { Point } from '@samobranka/rules'
import type { Bounds, MapSettings } from '../catalogue-access/root-data/map-settings.ts'

interface Surroundings {
  /** Of the city that the business brought. */
  readonly city: Bounds | null
  readonly isProduction: boolean
}

/**
 * Yandex only where the operator has its key, else his style, else the city he brought. A city that lies elsewhere,
 * such as the demo's before another server, would be an empty square.
 */
export function makeMapSettings(settings: Settings, { city, isProduction }: Surroundings): MapSettings {
  const { map, delivery, warehouses } = settings
  const yandex = /^yandex$/i.test(map.provider) && map.key !== ''
  const center = delivery.mapCentre ?? warehouses.find(({ point }) => point)?.point ?? null
  const isDrawn = map.styleUrl !== '' || (city !== null && center !== null && isInside(center, city))
  return {
    provider: yandex ? 'yandex' : isDrawn ? 'maplibre' : 'none',
    key: yandex ? map.key : '',
    styleUrl: map.styleUrl,
    center,
    tellsOwner: !isProduction,
  }
}

const isInside = ({ lat, lon }: Point, { west, south, east, north }: Bounds): boolean =>
  west <= lon && lon <= east && south <= lat && lat <= north
