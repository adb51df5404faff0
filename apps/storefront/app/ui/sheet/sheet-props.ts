import type { ReactNode } from 'react'

export type SheetForm = 'middle' | 'wide' | 'tall' | 'side' | 'left' | 'product'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The dialog's name. */
  readonly title: string
  readonly form?: SheetForm
  readonly children: ReactNode
}
