import type { Point } from '@samobranka/rules'
import type { MapSettings } from '../../catalogue-access/root-data/map-settings.ts'
import type { MapView } from './map-view.ts'

/** One way of drawing maps. */
export interface MapEngine {
  show(view: MapView): void
  zoom(by: 1 | -1): void
  destroy(): void
}

interface EngineOptions {
  readonly container: HTMLElement
  readonly settings: MapSettings
  readonly language: string
  readonly first: MapView
  /** The visitor moved the map: what lies under its middle now. */
  readonly onMoved: (center: Point) => void
  readonly onPoint: (key: string) => void
}

export type StartEngine = (options: EngineOptions) => Promise<MapEngine>

/** A town from edge to edge, and a street with its houses. */
export const TOWN_ZOOM = 12
export const STREET_ZOOM = 15.5
