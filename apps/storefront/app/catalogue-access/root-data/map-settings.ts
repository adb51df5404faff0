import type { Point } from '@samobranka/rules'

export type MapProvider = 'maplibre' | 'yandex' | 'none'

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What a page must know to draw a map. */
export interface MapSettings {
  readonly provider: MapProvider
  readonly key: string
  readonly styleUrl: string
  readonly center: Point | null
  /** Where there is no map: whether to say what to set for one. */
  readonly tellsOwner: boolean
}
