import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/translator.tsx'

interface ToastData {
  /** Until this instant it can be taken back. */
  readonly undoUntil?: number
  readonly undo?: () => void
}

const manager = Toast.createToastManager<ToastData>()

/** Says that something was done, or was not. */
export function toast(title: string, tone: 'plain' | 'danger' = 'plain'): void {
  manager.add({
    title,
    type: tone,
    priority: tone === 'danger' ? 'high' : 'low',
    timeout: tone === 'danger' ? 10_000 : 4_000,
  })
}

/** The same with a button that takes it back while the server still holds it. */
export function toastWithUndo(title: string, undo: () => void, heldForMs = 5_000): void {
  manager.add({
    title,
    type: 'plain',
    timeout: heldForMs,
    data: { undo, undoUntil: Date.now() + heldForMs },
  })
}

/** Where the toasts appear; once, around the whole office. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-60 flex flex-col gap-2 tablet:right-4 tablet:left-auto tablet:w-96 desk:bottom-4">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const t = useTranslate()
  const { toasts, close } = Toast.useToastManager<ToastData>()
  return toasts.map((one) => (
    <Toast.Root
      key={one.id}
      toast={one}
      className={`popup overflow-hidden rounded-medium shadow-over data-[limited]:hidden ${
        one.type === 'danger' ? 'bg-danger text-danger-ink' : 'bg-ink text-surface'
      }`}
    >
      <Toast.Content className="flex min-h-touch items-center gap-2 py-1 pr-1 pl-4">
        <Toast.Title className="min-w-0 flex-1 text-sm" render={<p />} />
        {one.data?.undo && one.data.undoUntil !== undefined && (
          <button
            type="button"
            className="min-h-control shrink-0 rounded-small px-2 font-semibold underline underline-offset-4"
            onClick={() => {
              one.data?.undo?.()
              close(one.id)
            }}
          >
            {t('office.ui.undo')} <Countdown until={one.data.undoUntil} />
          </button>
        )}
        <Toast.Close
          aria-label={t('office.ui.close')}
          className="inline-flex size-control shrink-0 items-center justify-center rounded-small"
        >
          <X size={18} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** Whole seconds that are left. */
function Countdown({ until }: { readonly until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 200)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span aria-hidden className="tabular-nums">
      {left}
    </span>
  )
}

const secondsTo = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000))
