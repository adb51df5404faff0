import type { Order } from '@samobranka/contract'
import { useI18n } from '../../i18n/i18n.tsx'
import { leftText } from './clock-text.ts'
import { useNow } from './use-now.ts'

/** An order that waits for its money: how long it will wait, and the way to pay. */
export function PayPart({ order }: { readonly order: Order }) {
  const { t, money } = useI18n()
  const waits = order.status === 'pending'
  const now = useNow(waits)
  if (!waits) return null
  const { url, expiresAt } = order.payment
  const left = now && expiresAt ? leftText(expiresAt, now) : null
  return (
    <section className="order-part order-pay" aria-label={t('payment.title')}>
      <h2>{t('payment.sum', { sum: money(order.totals.total) })}</h2>
      {order.payment.declined ? (
        <p role="alert">
          <b>{t('payment.declined')}.</b> {t('payment.declinedHint')}
        </p>
      ) : null}
      {left ? <p>{t('payment.timeLeft', { time: left })}</p> : null}
      {url ? (
        <a href={url} className="button button-buy">
          {t('payment.pay')}
        </a>
      ) : null}
    </section>
  )
}
