import type { RealtimeSettings } from '@samobranka/contract'
import type { Geocoder } from './geo/geocoder.ts'

/** The parts with a real provider; absent ones are answered by the embedded stand-in. */
export interface Ports {
  /** Understands addresses; without it the business's own gazetteer does. */
  readonly geocoder?: Geocoder
  /** What browsers need to know to open the realtime connection. */
  readonly realtime?: RealtimeSettings
}
