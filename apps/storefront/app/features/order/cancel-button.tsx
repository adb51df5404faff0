import type { Order } from '@samobranka/contract'
import { canCustomerCancel } from '@samobranka/rules'
import { useState } from 'react'
import { orderKey } from '../../lib/order-keys.ts'
import { useSpeech } from '../../lib/speech.tsx'
import type { LiveOrder } from './use-live-order.ts'

/** Asked once more before it is done: it cannot be taken back. */
export function CancelButton({ live }: { readonly live: LiveOrder }) {
  const { t, language } = useSpeech()
  const { order, take, refresh } = live
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!canCancel(order)) return problem ? <Problem text={problem} /> : null
  const cancelNow = async () => {
    const { cancel } = await import('./order-calls.ts')
    const answer = await cancel(order.id, orderKey(order.id) ?? order.key, language).catch(() => null)
    setAsking(false)
    if (answer?.ok) return take(answer.value)
    setProblem(answer?.refusal.code === 'cannot_cancel' ? t('refusal.cannot_cancel') : t('error.network'))
    void refresh()
  }
  if (!asking) {
    return (
      <>
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </button>
        {problem ? <Problem text={problem} /> : null}
      </>
    )
  }
  return (
    <div role="alertdialog" aria-label={t('order.cancel')} className="order-question">
      <p>
        <b>{t('order.cancelQuestion', { number: order.number })}</b>
      </p>
      <p className="text-small text-ink-soft">{t('order.cancelHint')}</p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button button-quiet" onClick={() => void cancelNow()}>
          {t('order.cancel')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
          {t('order.cancelKeep')}
        </button>
      </p>
    </div>
  )
}

function canCancel(order: Order): boolean {
  return order.key !== null && canCustomerCancel(order.status)
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="field-problem">
      {text}
    </p>
  )
}
