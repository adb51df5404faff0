import type { Settings } from '@samobranka/contract'
import type { Point } from '@samobranka/rules'

export type MapProvider = 'maplibre' | 'yandex'

/** What a page must know to draw a map. */
export interface MapFace {
  readonly provider: MapProvider
  readonly key: string
  readonly styleUrl: string
  readonly center: Point | null
}

/** Yandex only where the operator has its key; without one the shop's own map still works. */
export function mapFace({ map, delivery, warehouses }: Settings): MapFace {
  const yandex = /^yandex$/i.test(map.provider) && map.key !== ''
  return {
    provider: yandex ? 'yandex' : 'maplibre',
    key: yandex ? map.key : '',
    styleUrl: map.styleUrl,
    center: delivery.mapCentre ?? warehouses.find(({ point }) => point)?.point ?? null,
  }
}
