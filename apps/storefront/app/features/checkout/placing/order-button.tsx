import { useI18n } from '../../../i18n/i18n.tsx'
import { missingSum } from '../problems/trouble.ts'
import type { Checkout } from '../use-checkout.ts'
import type { Submitting } from './use-submit.ts'

interface Props {
  readonly checkout: Checkout
  readonly submitting: Submitting
  /** Problems in sight. */
  readonly left: number
}

/** Says the sum; under a thumb on a phone. */
export function OrderButton({ checkout, submitting, left }: Props) {
  const { t, money } = useI18n()
  const { stage } = submitting
  const { quote, way, ready } = checkout
  const busy = stage === 'placing' || stage === 'retrying' || stage === 'leaving'
  const total = quote?.totals.total ?? null
  const missing = missingSum(checkout.troubles)
  const sum = total === null ? null : money(total)
  const name =
    way === 'lounge'
      ? total === null || total === 0
        ? t('checkout.book')
        : t('checkout.bookFor', { sum: sum ?? '' })
      : sum === null
        ? t('checkout.order')
        : t('checkout.orderFor', { sum })
  return (
    <div className="checkout-go">
      <p role="status" className="checkout-news">
        {news(stage)}
      </p>
      <button
        type="submit"
        className="button button-buy button-told w-full"
        disabled={busy || !ready}
        aria-busy={busy}
      >
        {busy ? t('checkout.placing') : name}
        {!busy && missing > 0 ? <small>{t('refusal.min_sum', { sum: money(missing) })}</small> : null}
      </button>
    </div>
  )

  function news(now: Submitting['stage']): string {
    if (now === 'retrying') return t('checkout.retrying')
    if (now === 'unreachable') return t('error.network')
    return submitting.attempts > 0 && left > 0 && !busy ? t('checkout.problems', { count: left }) : ''
  }
}
