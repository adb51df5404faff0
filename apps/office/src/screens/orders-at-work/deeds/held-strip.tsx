import type { OrderCard } from '@samobranka/contract'
import { useTranslate } from '../../../i18n/translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { heldFor } from '../server-clock.ts'
import { useNow } from '../use-now.ts'

type Held = NonNullable<OrderCard['held']>

interface HeldStripProps {
  readonly held: Held
  onUndo(): void
}

const words = {
  refuse: 'office.orders.held_refuse',
  cancel: 'office.orders.held_cancel',
  refund: 'office.orders.held_refund',
  hand_over: 'office.orders.held_hand_over',
} as const

/** What the server holds back for five seconds, on every board: whoever sees it may take it back. */
export function HeldStrip({ held, onUndo }: HeldStripProps) {
  const t = useTranslate()
  const now = useNow(250)
  const seconds = Math.ceil(heldFor(held.until, now) / 1000)
  return (
    <div className="flex min-h-touch items-center gap-2 rounded-small bg-warn-soft pl-3 text-warn-text">
      <span className="min-w-0 flex-1">{t(words[held.kind])}</span>
      {seconds > 0 && (
        <Button look="quiet" size="l" onClick={onUndo} className="text-inherit underline">
          {t('office.orders.take_back')}{' '}
          <span aria-hidden className="tabular-nums">
            {seconds}
          </span>
        </Button>
      )}
    </div>
  )
}
