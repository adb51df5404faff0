import type { DeliveryType } from './place.ts'

export const SWITCH_KINDS = ['stop', 'pause', 'busy'] as const
export type SwitchKind = (typeof SWITCH_KINDS)[number]

/** What somebody turned off or made slower for a while. */
export interface SwitchTerms {
  /** The kitchen it is about; null: every kitchen. */
  readonly warehouseId: number | null
  /** The first instant at which it does not hold; null until somebody ends it. */
  readonly until: Date | null
}

export type StopTarget =
  | { readonly of: 'product'; readonly id: number }
  | { readonly of: 'variation'; readonly productId: number; readonly id: number }
  | { readonly of: 'supplement'; readonly id: number }
  | { readonly of: 'category'; readonly id: number }

export type PausedWay = DeliveryType | 'all'

export const BUSY_PARTS = ['cooking', 'delivery', 'both'] as const
export type BusyPart = (typeof BUSY_PARTS)[number]

interface Stop extends SwitchTerms {
  readonly kind: 'stop'
  readonly target: StopTarget
}

export interface Pause extends SwitchTerms {
  readonly kind: 'pause'
  readonly target: PausedWay
  /** Said to guests; empty where nothing is. */
  readonly reason: string
}

interface Busy extends SwitchTerms {
  readonly kind: 'busy'
  readonly target: BusyPart
  readonly minutes: number
  readonly blocksAsap: boolean
}

export type Switch = Stop | Pause | Busy
