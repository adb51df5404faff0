import { useEffect, useRef } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import type { Submitting } from './use-submit.ts'

/** Was and is: nothing is ordered for another sum than the customer has agreed to. */
export function PriceChange({ submitting }: { readonly submitting: Submitting }) {
  const { t, money } = useI18n()
  const { changed, confirmPrice, declinePrice } = submitting
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (changed) confirm.current?.focus()
  }, [changed])
  if (!changed) return null
  return (
    <section role="alert" className="difference" aria-label={t('checkout.priceChangedTitle')}>
      <h3>{t('checkout.priceChangedTitle')}</h3>
      <p>{t('checkout.priceChanged', { was: money(changed.was), now: money(changed.now) })}</p>
      <p className="flex gap-2">
        <button ref={confirm} type="button" className="button button-buy flex-1" onClick={confirmPrice}>
          {t('common.confirm')}
        </button>
        <button type="button" className="button button-quiet flex-1" onClick={declinePrice}>
          {t('common.cancel')}
        </button>
      </p>
    </section>
  )
}
