import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { DialogProps } from './dialog.tsx'
import { DialogHead } from './dialog-head.tsx'

/** Work beside the screen it belongs to: from the right, on a phone from below. */
export function Sheet({ isOpen, onClose, title, hint, children, actions }: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="veil z-40" />
        <BaseDialog.Popup className="from-side fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-large bg-raised shadow-over tablet:inset-y-0 tablet:right-0 tablet:left-auto tablet:max-h-none tablet:w-[28rem] tablet:rounded-none">
          <DialogHead title={title} hint={hint} className="border-b border-line px-5 py-3" />
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard as well
            tabIndex={0}
            aria-label={title}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4"
          >
            {children}
          </section>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {actions}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
