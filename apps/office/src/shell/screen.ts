import type { OfficeKey } from '@samobranka/dictionary'
import type { Action } from '@samobranka/rules'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export interface Screen {
  /** Below `/office/`; `''` is the first one. */
  readonly path: string
  /** What one must be allowed in order to open it. */
  readonly permission: Action
  readonly words: OfficeKey
  readonly icon: LucideIcon
  /** `work` stands in the rail and, the first four of them, at the bottom of a phone; `manage` below it; `hidden` nowhere. */
  readonly place: 'work' | 'manage' | 'hidden'
  /** New orders are heard here: without sound the screen says so. */
  readonly rings?: boolean
  /** The whole window, without the office's rail and tabs: the kitchen's wall, the courier's phone. */
  readonly isBare?: boolean
  load(): Promise<ComponentType>
}
