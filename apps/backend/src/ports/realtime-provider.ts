import type { RealtimeSettings } from '@samobranka/contract'

export interface RealtimeEvent {
  readonly channel: string
  readonly event: string
  readonly data: unknown
}

/** Somebody else's socket service; without one the host's own socket hands events on. */
export interface RealtimeProvider {
  /** What browsers need to know to open the connection. */
  readonly settings: RealtimeSettings
  /** Signs who may listen to private channels. */
  readonly secret: string
  publish(event: RealtimeEvent, signal: AbortSignal): Promise<void>
}
