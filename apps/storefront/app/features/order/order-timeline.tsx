import type { Order } from '@samobranka/contract'
import { timeline } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'
import { statusKey } from '../../i18n/status-key.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockText } from './clock-text.ts'

/** The road of the order and where on it it is; the change itself is announced by the page's status. */
export function OrderTimeline({ order, timeZone }: { readonly order: Order; readonly timeZone: string }) {
  const t = useTranslate()
  const steps = timeline(order.deliveryType, order.history)
  return (
    <ol className="timeline" aria-label={t('order.progress')}>
      {steps.map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-mark" aria-hidden="true">
            {state === 'ahead' ? null : <Icon name={status === 'cancelled' ? 'close' : 'check'} size={16} />}
          </span>
          <span className="timeline-name">{t(statusKey({ status, deliveryType: order.deliveryType }))}</span>
          {at === null ? null : <time dateTime={at}>{clockText(at, timeZone)}</time>}
        </li>
      ))}
    </ol>
  )
}
