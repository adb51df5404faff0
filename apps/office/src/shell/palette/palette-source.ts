import type { OfficeKey } from '@samobranka/dictionary'
import type { Action } from '@samobranka/rules'
import type { LucideIcon } from 'lucide-react'

export interface PaletteItem {
  /** Unlike every other of its source. */
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly icon: LucideIcon
  /** Below `/office`. */
  readonly path: string
}

/** What can be found from anywhere: orders, dishes, guests. */
export interface PaletteSource {
  /** The heading over its items. */
  readonly words: OfficeKey
  readonly permission: Action
  /** Asked with two signs or more. */
  search(text: string, signal: AbortSignal): Promise<readonly PaletteItem[]>
}
