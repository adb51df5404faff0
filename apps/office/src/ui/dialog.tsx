import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { DialogHead } from './dialog-head.tsx'

export interface DialogProps {
  readonly isOpen: boolean
  onClose(): void
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
  /** Its buttons, the one that does it last. */
  readonly actions?: ReactNode
}

/** A question in the middle of the screen. Focus stays within and goes back where it was. */
export function Dialog({ isOpen, onClose, title, hint, children, actions }: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="veil z-40" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-3">
          <BaseDialog.Popup className="popup flex w-full max-w-lg flex-col gap-4 rounded-large bg-raised p-5 shadow-over">
            <DialogHead title={title} hint={hint} />
            {children}
            {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
