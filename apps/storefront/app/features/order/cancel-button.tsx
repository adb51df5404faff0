import type { Order } from '@samobranka/contract'
import { canCustomerCancel } from '@samobranka/rules'
import { useState } from 'react'
import { orderKey } from '../../catalogue-access/order-keys.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import type { LiveOrder } from './use-live-order.ts'

/** Asked once more before it is done: it cannot be taken back. */
export function CancelButton({ live }: { readonly live: LiveOrder }) {
  const { t, language } = useI18n()
  const { order, take, refresh } = live
  const { open, show, close } = useSheet('cancel')
  const [problem, setProblem] = useState<string | null>(null)
  const cancelNow = async () => {
    const answer = await loadLater(() => import('./order-calls.ts'))
      .then(({ cancel }) => cancel(order.id, orderKey(order.id) ?? order.key, language))
      .catch(() => null)
    close()
    if (answer?.ok) return take(answer.value)
    setProblem(answer?.refusal.code === 'cannot_cancel' ? t('refusal.cannot_cancel') : t('error.network'))
    void refresh()
  }
  return (
    <>
      {canCancel(order) ? (
        <button type="button" className="button button-quiet" onClick={show}>
          {t('order.cancel')}
        </button>
      ) : null}
      <Problem>{problem}</Problem>
      <Sheet
        open={open && canCancel(order)}
        onClose={close}
        title={t('order.cancelQuestion', { number: order.number })}
      >
        <div className="grid gap-4 px-5 pb-6 tablet:px-6">
          <p className="text-ink-soft">{t('order.cancelHint')}</p>
          <p className="flex flex-wrap gap-2">
            <button type="button" className="button button-quiet flex-1" onClick={() => void cancelNow()}>
              {t('order.cancel')}
            </button>
            <button type="button" className="button button-quiet flex-1" onClick={close}>
              {t('order.cancelKeep')}
            </button>
          </p>
        </div>
      </Sheet>
    </>
  )
}

function canCancel(order: Order): boolean {
  return order.key !== null && canCustomerCancel(order.status)
}
